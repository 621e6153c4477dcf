import Foundation

/// The errors that code has on Apple's systems too: no Swift, and names that nobody declares.
struct UserErrors {
    private let declared: Set<Substring>
    private let roots: Set<String>
    /// Whether Objective-C headers bring names of packages that are not here, or Swift files are not here.
    private var mayDeclareMore = false
    /// Whether the newest versions of packages are taken, which may no longer declare what the code needs.
    private var hasOpenVersions = false
    private let files: [String]
    /// The number of bodies in the sources, about.
    let bodies: Int

    /// - Parameters:
    ///   - files: The paths of all sources.
    ///   - originals: The paths of the files to which these lead, if they are links.
    ///   - roots: The names of declarations that are set aside.
    ///   - errors: The errors to judge.
    init(files: [String], originals: [String] = [], roots: Set<String>, errors: [CompilerError]) {
        self.roots = roots
        self.files = files
        var (declared, bodies) = (Set<Substring>(), 0)
        for file in files {
            guard let data = FileManager.default.contents(atPath: file) else { continue }
            let text = String(decoding: data, as: UTF8.self)
            let found = DeclaredNames(in: text)
            declared.formUnion(found.names)
            bodies += found.bodies
        }
        let wanted = Set(errors.compactMap(\.missingName)).filter { !declared.contains($0[...]) }
        if !wanted.isEmpty {
            let roots = Set(
                files.compactMap { $0.components(separatedBy: "/Sources/").first } + UserErrors.common(files))
            for header in roots.sorted().flatMap(Folders.headers) {
                guard let data = FileManager.default.contents(atPath: header) else { continue }
                let text = String(decoding: data, as: UTF8.self)
                declared.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
                mayDeclareMore = mayDeclareMore || UserErrors.importsOthers(text)
            }
            if !mayDeclareMore {
                mayDeclareMore = !LostSources(around: UserErrors.common(originals)).names.isEmpty
            }
        }
        hasOpenVersions = !wanted.isEmpty && UserErrors.common(originals).contains(where: OpenVersions.areTaken)
        self.declared = declared
        self.bodies = bodies
    }

    /// Returns the folder that all sources are in, unless it is so near the top that it may hold anything.
    private static func common(_ files: [String]) -> [String] {
        guard var shared = files.first?.split(separator: "/").dropLast() else { return [] }
        for file in files {
            let names = file.split(separator: "/").dropLast()
            shared = shared.prefix(zip(shared, names).prefix { $0 == $1 }.count)
        }
        return shared.count < 3 ? [] : ["/" + shared.joined(separator: "/")]
    }

    /// Returns whether an error is the user's own.
    ///
    /// - Parameter book: What is set aside already: its modules may declare what a file does not find, and what is
    ///   inherited from their classes has small letters.
    func contains(_ error: CompilerError, besides book: FaultBook) -> Bool {
        if UserErrors.isOfOthers(error.file) { return false }
        if error.isOfSyntax { return true }
        guard book.modules(in: error.file).isEmpty, let name = error.missingName, !importsMore(error.file),
            !BuildPlugins.areUsed(by: error.file)
        else { return false }
        if name.first?.isLowercase == true {
            // Small letters may be those of a member that a class inherits from one of Apple's.
            return !declared.contains(name[...]) && !roots.contains(name) && !AppleNames.contain(name)
                && !book.hasLostSupertypes && declared.contains { NearMiss.areNear(name, $0) }
        }
        // Apple's modules have such names that no list has.
        if name.first == "_" { return declared.contains { NearMiss.areNear(name, $0) } }
        guard !declared.contains(name[...]), !roots.contains(name), !AppleNames.contain(name),
            !GeneratedNames.contain(name)
        else { return false }
        // What is not here may declare it for files that do not import it themselves.
        let isDeclaredNowhere = !mayDeclareMore && !book.hasLostModules && !mayHaveBeenDropped(error.file)
        // A value is no slip for a type.
        return isDeclaredNowhere || declared.contains { $0.first?.isUppercase == true && NearMiss.areNear(name, $0) }
    }

    /// Returns whether a file belongs to a dependency, which its authors compiled on Apple's systems.
    static func isOfOthers(_ file: String) -> Bool {
        ["/checkouts/", "/Pods/", "/Carthage/Checkouts/"].contains { file.contains($0) }
    }

    /// Returns whether an Objective-C header imports what is not Apple's.
    static func importsOthers(_ header: String) -> Bool {
        header.split(separator: "\n").contains { line in
            let words = line.split { " \t<>\"/.;".contains($0) }
            guard words.count > 1, ["#import", "#include", "@import"].contains(words[0]) else { return false }
            let isOfModule = words[0] == "@import" || line.contains("<") && line.contains("/")
            return isOfModule && !AppleModules.contain(words[1]) && !systemHeaders.contains(words[1])
        }
    }

    /// Folders of headers that every file may import.
    private static let systemHeaders: Set<Substring> = [
        "UIKit", "Foundation", "CoreGraphics", "QuartzCore", "objc", "sys", "mach", "mach-o", "libkern", "netinet",
        "arpa", "net", "dispatch",
    ]
}

extension UserErrors {
    /// Whether a file may use what a dependency once declared.
    private func mayHaveBeenDropped(_ file: String) -> Bool {
        guard hasOpenVersions, let data = FileManager.default.contents(atPath: file) else { return false }
        return OpenVersions.mayMatter(to: String(decoding: data, as: UTF8.self), among: files)
    }

    /// Whether a file imports modules of Apple's whose names are not listed here.
    private func importsMore(_ file: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: file) else { return true }
        return !AppleModules.imported(in: String(decoding: data, as: UTF8.self)).isEmpty
    }
}

/// The names that a source declares, found without parsing.
struct DeclaredNames {
    private(set) var names: Set<Substring> = []
    /// The number of functions, initializers and computed properties, about.
    private(set) var bodies = 0

    init(in text: String) {
        var declares = false
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
            if declares { names.insert(word) }
            declares = DeclaredNames.keywords.contains(word)
            if word == "func" || word == "init" { bodies += 1 }
        }
        bodies += text.split(separator: "\n").count(where: DeclaredNames.beginsComputedProperty)
    }

    /// Whether a line is the first of a computed property of several lines, as bodies of views are.
    private static func beginsComputedProperty(_ line: Substring) -> Bool {
        guard let last = line.last(where: { !$0.isWhitespace }), last == "{" else { return false }
        return line.contains("var ") && line.contains(":") && !line.contains("=")
    }

    private static let keywords: Set<Substring> = [
        "class", "struct", "enum", "protocol", "func", "var", "let", "case", "typealias", "actor", "associatedtype",
        "macro", "in", "for", "inout", "import",
    ]
}
