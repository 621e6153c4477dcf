/// Properties of a class that a test knows about, with the reason.
struct KnownProperties {
    private let owner: String
    /// Why no stage shows them.
    let reason: String
    private let keys: [String]

    init(_ owner: String, _ reason: String, _ keys: String) {
        (self.owner, self.reason) = (owner, reason)
        self.keys = keys.split(separator: " ").map(String.init)
    }

    /// The class and the key of each property, such as `UIScrollView.bounces`.
    var names: [String] { keys.map { "\(owner).\($0)" } }
}
