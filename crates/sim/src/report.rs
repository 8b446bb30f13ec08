//! placeholder
/// x
pub fn html(_: &crate::Plan, _: &crate::Outcome) -> String {
    String::new()
}
