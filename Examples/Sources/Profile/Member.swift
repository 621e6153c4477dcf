/// A person with a profile.
public struct Member: Hashable, Sendable {
    /// The full name.
    public var name: String
    /// The person's description of themselves.
    public var about: String

    /// Creates a member.
    public init(name: String, about: String) {
        self.name = name
        self.about = about
    }

    /// The initials of the first and the last name.
    var initials: String {
        let names = name.split(separator: " ")
        return [names.first, names.count > 1 ? names.last : nil].compactMap { $0?.prefix(1) }.joined()
    }
}
