import LayoutSimCHarfBuzz

extension Typesetter {
    /// The library that decides over shapes of text and its version, such as `HarfBuzz 6.0.0`.
    package static var fingerprint: String {
        "HarfBuzz \(unsafe String(cString: hb_version_string()))"
    }
}
