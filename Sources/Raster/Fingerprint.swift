import LayoutSimCCairo

extension Rasterizer {
    /// The libraries that decide over pixels and their versions, such as `cairo 1.16.0, pixman 0.42.2`.
    package static var fingerprint: String {
        let cairo = unsafe String(cString: cairo_version_string())
        let pixman = unsafe String(cString: pixman_version_string())
        return "cairo \(cairo), pixman \(pixman)"
    }
}
