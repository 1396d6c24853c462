//! The course and the rules in the browser.

fn main() {
    dvonn_web::start_course();
}
