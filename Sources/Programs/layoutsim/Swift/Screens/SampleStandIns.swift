extension SampleValues {
    /// Returns an object of a class that is written for protocols, whose methods do nothing or return samples; `nil` if
    /// they demand what cannot be written.
    func standIn(for protocols: [DeclaredType], _ making: [String]) -> String? {
        var (demanded, waiting) = ([DeclaredType](), protocols)
        while let next = waiting.popLast() {
            guard !demanded.contains(next) else { continue }
            guard next.kind == .protocol, next.requirements != nil, !next.isPrivate else { return nil }
            demanded.append(next)
            waiting += next.inherited.compactMap { declared($0, in: next.name) }
        }
        let making = making + demanded.map(\.name)
        let texts = demanded.flatMap { $0.requirements ?? [] }.map { "\($0.head) \($0.type ?? "")" }
        guard making.count < 12, texts.allSatisfy(namesKnownTypes) else { return nil }
        var heads: Set<String> = []
        let members = demanded.reversed().flatMap { one in
            (one.requirements ?? []).filter { heads.insert($0.head).inserted }
                .map { member($0, of: one, making) }
        }
        let names = protocols.map(\.qualifiedName)
        let body = members.map { " \($0);" }.joined()
        return "{ () -> any \(names.joined(separator: " & ")) in "
            + "final class Sample: NSObject, \(names.joined(separator: ", ")) {\(body) }; return Sample() }()"
    }

    /// Returns whether the types in a declaration are those of the package, of Swift or of Apple's frameworks: others
    /// may need an import.
    private func namesKnownTypes(_ text: String) -> Bool {
        text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.allSatisfy { word in
            guard let first = word.split(separator: ".").first, first.first?.isUppercase == true else { return true }
            let name = String(first)
            return types[name] != nil || KnownSamples.values[name] != nil || SampleValues.swiftTypes.contains(name)
                || ["UI", "NS", "CG", "CA"].contains { name.hasPrefix($0) }
        }
    }

    private static let swiftTypes: Set<String> = [
        "String", "Substring", "Any", "AnyObject", "Array", "Dictionary", "Set", "Optional", "Result", "Error", "Void",
        "Swift", "Foundation", "UIKit", "Never", "Range", "ClosedRange", "AnyHashable",
    ]

    /// Returns the declaration that meets a requirement.
    private func member(_ requirement: DeclaredType.Requirement, of owner: DeclaredType, _ making: [String]) -> String {
        guard let type = requirement.type, !["Void", "()"].contains(type) else { return "\(requirement.head) {}" }
        let isFunction = requirement.head.hasPrefix("func ")
        // A class in a function does not reach the function's variables.
        var samples = self
        samples.present = [:]
        let sample = samples.value(type, named: requirement.name, making: making, in: owner.name)
        let result = sample.map { "return \($0)" } ?? "fatalError(\"there is no sample of \(type)\")"
        if isFunction { return "\(requirement.head) -> \(type) { \(result) }" }
        let accessors = requirement.isSettable ? "get { \(result) } set {}" : result
        return "\(requirement.head): \(type) { \(accessors) }"
    }
}

extension DeclaredType {
    /// Returns whether a protocol or a class stands behind the colon.
    func inherits(from type: DeclaredType) -> Bool {
        let last = type.name.split(separator: ".").last.map(String.init) ?? type.name
        return inherited.contains(last) || inherited.contains(type.name)
    }
}
