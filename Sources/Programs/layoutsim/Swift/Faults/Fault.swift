import LayoutSimJSON

/// A part of a package that is set aside, since the compiler refuses it here.
struct Fault: Hashable {
    /// What became of a part, as the preparation of sources names it.
    enum Kind: String {
        case statements, absent, modifier, test, value, added, declaration, outlet, type, inheritance, word, module,
            name

        /// Whether code is gone, and not only a word, an import or a modifier before code that stays.
        var isOfCode: Bool {
            switch self {
            case .statements, .test, .value, .added, .declaration, .type: true
            case .absent, .modifier, .outlet, .inheritance, .word, .module, .name: false
            }
        }
    }

    var file: String
    /// The line of the error, from 1.
    var line: Int
    var kind: Kind
    /// The declaration, such as `Detail.viewDidLoad()`.
    var subject: String
    /// What the place needs, or the compiler's words.
    var need: String
    /// What the need follows from; the need itself if it follows from nothing.
    var cause: String
    /// The class that lost an override or its superclass, and which.
    var loss: Loss?

    /// What a class has no longer of its superclass's behavior.
    struct Loss: Hashable {
        var owner: String
        var member: String

        init(_ node: JSONNode) throws {
            owner = try node.member("owner").string()
            member = try node.member("member").string()
        }
    }

    init(_ node: JSONNode) throws {
        file = try node.member("file").string()
        line = Int(try node.member("line").number())
        kind = Kind(rawValue: try node.member("kind").string()) ?? .statements
        subject = try node.member("subject").string()
        need = try node.member("need").string()
        cause = try node.optionalMember("root")?.string() ?? need
        loss = try node.optionalMember("loss").map { try Loss($0) }
    }
}

/// What came of setting aside what the compiler refused.
struct SettingAside {
    /// The number of parts that are set aside now and were not before.
    let count: Int
    /// The sources that are compiled and that changed by that.
    let files: [String]
    /// The errors that the code has on Apple's systems too, as the compiler wrote them.
    let errorsOfUser: [String]
    /// Everything that is set aside, in the order of files and lines.
    let faults: [Fault]
    /// The number of functions, initializers and computed properties in the sources, about.
    let bodies: Int

    init(_ output: [UInt8]) throws {
        let root = try JSONDocument(parsing: output, file: "layoutsim-prepare --errors").root
        count = Int(try root.member("count").number())
        files = try root.member("files").elements().map { try $0.string() }
        errorsOfUser = try root.member("errorsOfUser").elements().map { try $0.string() }
        faults = try root.member("faults").elements().map { try Fault($0) }
        bodies = Int(try root.member("bodies").number())
    }

    /// Whether so much is set aside that the rest would say little.
    var isTooMuch: Bool {
        let parts = Set(faults.filter(\.kind.isOfCode).map { "\($0.file):\($0.subject)" }).count
        return parts > SettingAside.mostPlaces && Double(parts) > SettingAside.mostShare * Double(bodies)
    }

    // Chosen: what was seen to build and to say something had up to a quarter.
    static let mostShare = 0.35
    static let mostPlaces = 60
}
