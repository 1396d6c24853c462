//! Play and analysis in the browser.

fn main() {
    dvonn_web::start_table();
}
