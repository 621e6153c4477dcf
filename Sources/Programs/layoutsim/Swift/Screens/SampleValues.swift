/// Values for the arguments of initializers, written as expressions of Swift: a screen that needs a model is shown with
/// one whose strings are the names of their parameters, whose numbers are 1, and whose lists have one element.
///
/// All of them are chosen; nothing is known of what an app would show.
struct SampleValues {
    private let types: [String: DeclaredType]
    private let all: [DeclaredType]
    /// The object that gets the values, as an expression: it stands for the values of its own type.
    private var subject: String?

    /// - Parameter types: The types of a module, and behind them those of others.
    init(_ types: [DeclaredType]) {
        all = types
        self.types = Dictionary(types.map { ($0.name, $0) }) { first, _ in first }
    }

    /// Returns the arguments of a call; `nil` if one of its parameters has no value.
    ///
    /// - Parameter owner: The type whose initializer is called.
    func arguments(_ parameters: [DeclaredType.Parameter], in owner: String) -> String? {
        arguments(parameters, making: [owner], in: owner)
    }

    /// Returns a value for a property of a type.
    ///
    /// - Parameter subject: The object with the property, which stands for other values of its type.
    func value(_ property: DeclaredType.Parameter, in owner: String, of subject: String? = nil) -> String? {
        var samples = self
        samples.subject = subject
        return samples.value(property.type, named: property.label, making: [owner], in: owner)
    }

    private func arguments(
        _ parameters: [DeclaredType.Parameter], making: [String], in owner: String
    ) -> String? {
        var written: [String] = []
        for parameter in parameters where !parameter.hasDefault {
            let label = parameter.label.trimmingBackticks
            guard let value = value(parameter.type, named: label, making: making, in: owner) else { return nil }
            written.append(label == "_" ? value : "\(parameter.label): \(value)")
        }
        return written.joined(separator: ", ")
    }

    /// Returns a value of a type; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - label: The name of what gets it.
    ///   - making: The types that are being made.
    ///   - owner: The type in whose code the name of the type stands.
    private func value(_ type: String, named label: String, making: [String], in owner: String) -> String? {
        let type = TypeName(type)
        switch type.form {
        case .optional: return "nil"
        case .list(let element):
            return value(element, named: label, making: making, in: owner).map { "[\($0)]" } ?? "[]"
        case .dictionary: return "[:]"
        case .function(let count, let result):
            let head = count == 0 ? "" : Array(repeating: "_", count: count).joined(separator: ", ") + " in "
            if ["Void", "()"].contains(result) { return "{ \(head)}" }
            return value(result, named: label, making: making, in: owner).map { "{ \(head)\($0) }" }
        case .tuple(let parts):
            let values = parts.compactMap { value($0, named: label, making: making, in: owner) }
            return values.count == parts.count ? "(\(values.joined(separator: ", ")))" : nil
        case .named(let name):
            if ["String", "Substring", "NSString", "Any"].contains(name) { return "\"\(label.words)\"" }
            if ["NSAttributedString", "NSMutableAttributedString"].contains(name) {
                return "\(name)(string: \"\(label.words)\")"
            }
            if let declared = declared(name, in: owner) { return value(of: declared, named: label, making) }
            return SampleValues.known[name]
        }
    }

    /// Returns the type that a name means in the code of a type.
    private func declared(_ name: String, in owner: String) -> DeclaredType? {
        var scope = owner
        while !scope.isEmpty {
            if let found = types["\(scope).\(name)"] { return found }
            scope = scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
        return types[name]
    }

    private func value(of declared: DeclaredType, named label: String, _ making: [String]) -> String? {
        if let subject, declared.name == making.first { return subject }
        guard !declared.isPrivate, !declared.isGeneric, !making.contains(declared.name), making.count < 8 else {
            return nil
        }
        let making = making + [declared.name]
        if let shared = declared.shared { return "\(declared.qualifiedName).\(shared)" }
        switch declared.kind {
        case .protocol: return conforming(to: declared.name, named: label, making)
        case .enum: return firstCase(of: declared, making)
        case .class, .struct: return made(declared, making)
        }
    }

    /// Returns a value of the first type that conforms to a protocol and can be made; those for tests come last.
    private func conforming(to name: String, named label: String, _ making: [String]) -> String? {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        let found = all.filter { $0.inherited.contains(last) || $0.inherited.contains(name) }
        let isForTests = { (type: DeclaredType) in
            ["Mock", "Fake", "Stub", "Dummy", "Spy", "Preview"].contains(where: type.name.contains)
        }
        let own = found.filter { subject != nil && $0.name == making.first }
        for declared in own + found.filter({ !isForTests($0) }) + found.filter(isForTests) {
            if let value = value(of: declared, named: label, making) { return value }
        }
        return nil
    }

    private func firstCase(of declared: DeclaredType, _ making: [String]) -> String? {
        let simple = declared.cases.filter(\.values.isEmpty)
        for one in simple + declared.cases {
            if one.values.isEmpty { return "\(declared.qualifiedName).\(one.name)" }
            if let values = arguments(one.values, making: making, in: declared.name) {
                return "\(declared.qualifiedName).\(one.name)(\(values))"
            }
        }
        return nil
    }

    /// Returns an object or a structure by the initializer that needs the least.
    private func made(_ declared: DeclaredType, _ making: [String]) -> String? {
        var initializers = declared.initializers
        if declared.kind == .class, initializers.filter({ !$0.isConvenience }).isEmpty {
            guard let inherited = inheritedInitializers(of: declared) else { return nil }
            initializers += inherited
        }
        let usable = initializers.filter { one in
            !one.isPrivate && !one.isAsync
                && !one.parameters.contains { ["NSCoder", "Decoder", "any Decoder"].contains($0.type) }
        }
        let needs = { (one: DeclaredType.Initializer) in one.parameters.filter { !$0.hasDefault }.count }
        for one in usable.enumerated().sorted(by: { (needs($0.1), $0.0) < (needs($1.1), $1.0) }).map(\.element) {
            guard let written = arguments(one.parameters, making: making, in: declared.name) else { continue }
            return (one.isThrowing ? "try " : "") + "\(declared.qualifiedName)(\(written))"
                + (one.isFailable ? "!" : "")
        }
        return nil
    }

    /// Returns what a class without initializers of its own inherits; `nil` if that is not known.
    private func inheritedInitializers(of declared: DeclaredType) -> [DeclaredType.Initializer]? {
        var (current, seen) = (declared, Set([declared.name]))
        while let name = current.inherited.first, let superclass = types[name], superclass.kind == .class {
            guard seen.insert(name).inserted else { return nil }
            if superclass.initializers.contains(where: { !$0.isConvenience }) { return superclass.initializers }
            current = superclass
        }
        return [DeclaredType.Initializer(parameters: [])]
    }

    /// Values of Apple's types.
    private static let known = [
        "Int": "1", "Int8": "1", "Int16": "1", "Int32": "1", "Int64": "1", "UInt": "1", "UInt8": "1", "UInt16": "1",
        "UInt32": "1", "UInt64": "1", "Double": "1", "Float": "1", "CGFloat": "1", "TimeInterval": "1",
        "Decimal": "1", "NSNumber": "1", "Bool": "false", "Character": "\"a\"", "Void": "()", "AnyObject": "NSObject()",
        "NSObject": "NSObject()", "URL": "URL(fileURLWithPath: \"/\")", "Data": "Data()", "UUID": "UUID()",
        "Date": "Date(timeIntervalSinceReferenceDate: 0)", "DateComponents": "DateComponents()",
        "IndexPath": "IndexPath(row: 0, section: 0)", "IndexSet": "IndexSet()", "Locale": "Locale.current",
        "Calendar": "Calendar.current", "TimeZone": "TimeZone.current", "DateFormatter": "DateFormatter()",
        "NumberFormatter": "NumberFormatter()", "JSONDecoder": "JSONDecoder()", "JSONEncoder": "JSONEncoder()",
        "Bundle": "Bundle.main", "UserDefaults": "UserDefaults.standard", "FileManager": "FileManager.default",
        "NotificationCenter": "NotificationCenter.default", "URLSession": "URLSession.shared",
        "DispatchQueue": "DispatchQueue.main", "OperationQueue": "OperationQueue.main",
        "CGRect": "CGRect(x: 0, y: 0, width: 100, height: 100)", "CGSize": "CGSize(width: 100, height: 100)",
        "CGPoint": "CGPoint.zero", "CGAffineTransform": "CGAffineTransform.identity",
        "UIEdgeInsets": "UIEdgeInsets.zero", "NSDirectionalEdgeInsets": "NSDirectionalEdgeInsets.zero",
        "UIImage": "UIImage()", "UIColor": "UIColor.systemBlue", "UIFont": "UIFont.systemFont(ofSize: 17)",
        "UIView": "UIView()", "UILabel": "UILabel()", "UIButton": "UIButton()", "UIImageView": "UIImageView()",
        "UITableView": "UITableView()", "UITableView.Style": "UITableView.Style.plain",
        "UICollectionView": "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
        "UICollectionViewLayout": "UICollectionViewFlowLayout()", "UIViewController": "UIViewController()",
        "UICollectionViewFlowLayout": "UICollectionViewFlowLayout()",
        "UINavigationController": "UINavigationController()", "UITabBarController": "UITabBarController()",
        "UIWindow": "UIWindow()", "UIApplication": "UIApplication.shared", "UIScreen": "UIScreen.main",
        "UIDevice": "UIDevice.current", "UITraitCollection": "UITraitCollection.current",
        "UIStatusBarStyle": "UIStatusBarStyle.default",
        "UIModalPresentationStyle": "UIModalPresentationStyle.automatic",
    ]
}

extension String {
    fileprivate var trimmingBackticks: String { filter { $0 != "`" } }

    /// A name in camel case as words: `First name` for `firstName`.
    fileprivate var words: String {
        guard self != "_", let first = first(where: { $0 != "`" }) else { return "Text" }
        let rest = trimmingBackticks.dropFirst().map { $0.isUppercase ? " \($0.lowercased())" : "\($0)" }
        return first.uppercased() + rest.joined()
    }
}
