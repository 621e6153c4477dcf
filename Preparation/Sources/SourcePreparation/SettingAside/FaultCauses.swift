/// What the needs of new errors follow from: declarations that were left out, and types that lost what they inherited.
struct FaultCauses {
    /// The needs behind declarations that were left out, by the last word of their names.
    private let roots: [String: String]
    /// The members that are left out, with the names of their types.
    private let lost: Set<String>
    /// The needs behind superclasses and protocols that were left out, by the names of the types.
    private let losses: [String: String]
    /// The needs behind initializers that were left out, by the names of the types.
    private let initializers: [String: String]
    /// The needs behind members that were left out, by the names of the types.
    private let members: [String: String]
    /// The superclasses of classes.
    private let parents: [String: String]
    /// The modules that are not Apple's and whose imports were left out, by the paths of files.
    private let modules: [String: Set<String>]

    init(_ book: FaultBook, parents: [String: String] = [:]) {
        roots = book.roots
        losses = book.losses
        lost = Set(book.faults.filter { $0.kind == .declaration }.map(\.subject))
        initializers = book.lostInitializers
        members = book.lostMembers
        self.parents = parents
        modules = book.files.mapValues { entry in
            Set(entry.faults.filter { $0.kind == .module && !AppleModules.contain($0.need) }.map(\.need))
        }
    }

    /// Returns the need that an error follows from; `nil` if it follows from none.
    ///
    /// - Parameter owner: The class that lost an override by it, if any did.
    func root(of error: CompilerError, owner: String? = nil) -> String? {
        let name = error.namesNeed ? error.need.split(separator: ".").last.map { $0.prefix { $0 != "(" } } : nil
        if let root = name.flatMap({ roots[String($0)] }) { return root }
        if let member = error.missingMember?.name, let lost = modules[error.file],
            let module = ModuleMembers.module(of: member, among: lost)
        {
            return module
        }
        if let type = error.typeWithoutInitializer, let root = initializers[type] { return root }
        // A requirement is not met, since what met it was left out.
        if error.unmetProtocol != nil, let type = error.typeThatLacks, let root = members[type] { return root }
        return lostModule(of: error) ?? (error.typeThatLacks ?? (error.isOfLostOverride ? owner : nil)).flatMap(loss)
    }

    /// Whether a member is left out, such as `Shop.items`.
    func isLost(_ member: String) -> Bool { lost.contains(member) }

    /// Whether an error tells that a service is not here: what it names follows from the lack of one, is known of one
    /// that the file lacks, or is not Apple's in a file that lacks nothing else.
    func isOfService(_ error: CompilerError) -> Bool {
        if let root = root(of: error) { return ServiceModules.contain(root) || ServiceModules.declare(root) }
        guard let name = error.missingName, !AppleNames.contain(name), let lost = modules[error.file], !lost.isEmpty
        else { return false }
        let isOne = { (module: String) in ServiceModules.contain(module) }
        return lost.allSatisfy(isOne) || ServiceModules.declare(name) && lost.contains(where: isOne)
    }

    /// Returns the module that declared a name, if the file lacks one alone and the name is not Apple's.
    private func lostModule(of error: CompilerError) -> String? {
        guard let name = error.missingName, !AppleNames.contain(name), let lost = modules[error.file], lost.count == 1
        else { return nil }
        return lost.first
    }

    /// Returns the need behind what a type, or a superclass of it, has lost.
    private func loss(of type: String) -> String? {
        var (next, seen) = (Optional(type), Set<String>())
        while let name = next?.split(separator: ".").last.map(String.init), seen.insert(name).inserted {
            if let loss = losses[name] { return loss }
            next = parents[name].map { String($0.prefix { $0 != "<" }) }
        }
        return nil
    }
}

extension FaultBook {
    /// The needs behind initializers that were left out, by the names of the types.
    fileprivate var lostInitializers: [String: String] {
        faults.reduce(into: [:]) { lost, fault in
            let names = fault.subject.split(separator: ".")
            guard fault.kind == .declaration, let last = names.last, last.hasPrefix("init("),
                let type = names.dropLast().last
            else { return }
            if lost[String(type)] == nil { lost[String(type)] = fault.cause }
        }
    }

    /// The needs behind members that were left out, by the names of the types.
    fileprivate var lostMembers: [String: String] {
        faults.reduce(into: [:]) { lost, fault in
            let names = fault.subject.split(separator: ".")
            guard fault.kind == .declaration, fault.isNamed || fault.root != nil, let type = names.dropLast().last
            else { return }
            if lost[String(type)] == nil { lost[String(type)] = fault.cause }
        }
    }

    /// The needs behind superclasses and protocols that were left out, by the names of the types.
    fileprivate var losses: [String: String] {
        faults.reduce(into: [:]) { losses, fault in
            guard fault.kind == .inheritance, fault.isNamed || fault.root != nil,
                let name = fault.subject.split(separator: ".").last
            else { return }
            if losses[String(name)] == nil { losses[String(name)] = fault.cause }
        }
    }
}
