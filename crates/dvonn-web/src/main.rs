//! DVONN in the browser.

fn main() {
    dvonn_web::start();
}
