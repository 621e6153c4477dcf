extension UIApplicationDelegate {
    /// The entry point of an app; a process without a screen ends at once.
    public static func main() {}
}
