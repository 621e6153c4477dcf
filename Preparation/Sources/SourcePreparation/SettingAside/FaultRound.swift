import Foundation

/// The errors of a build that are worth setting aside now: the others may follow from them and be gone then.
struct FaultRound {
    /// By the paths of files.
    let errors: [String: [CompilerError]]

    /// Chooses among errors.
    ///
    /// - Parameters:
    ///   - files: The paths of the sources.
    ///   - text: Returns the text of a source as it is compiled.
    init(_ all: [CompilerError], files: [String], text: (String) -> [UInt8]?) {
        var chosen = all
        if all.contains(where: \.isOfSyntax) {
            chosen = all.filter(\.isOfSyntax)
        } else if all.contains(where: \.isOfSuperclass) {
            chosen = all.filter { $0.missingModule != nil || $0.text.hasPrefix("cannot find type ") }
        } else if all.contains(where: \.namesNeed) {
            chosen = all.filter { $0.namesNeed || $0.requiredInitializer != nil || $0.isOfPatience }
        }
        chosen += FaultRound.imports(of: Set(all.compactMap(\.missingModule)), in: files, text)
        errors = Dictionary(grouping: Set(chosen), by: \.file)
    }

    /// Returns an error for each import of modules that are not here, of which the compiler tells one at a time.
    private static func imports(
        of modules: Set<String>, in files: [String], _ text: (String) -> [UInt8]?
    ) -> [CompilerError] {
        guard !modules.isEmpty else { return [] }
        return files.flatMap { path -> [CompilerError] in
            guard let bytes = text(path) else { return [] }
            var (errors, conditions) = ([CompilerError](), ActiveLines())
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            for (number, bytes) in lines.enumerated() {
                let line = String(decoding: bytes, as: UTF8.self)
                conditions.take(line[...])
                guard conditions.isActive, let module = AppleModules.module(importedBy: line[...]),
                    modules.contains(String(module)), !conditions.mention(module)
                else { continue }
                let column = line.utf8.distance(from: line.startIndex, to: module.startIndex) + 1
                errors.append(
                    CompilerError(
                        file: path, line: number + 1, column: column, text: "no such module '\(module)'"))
            }
            return errors
        }
    }
}

extension CompilerError {
    /// Whether it may name a superclass whose place another class takes.
    fileprivate var isOfSuperclass: Bool {
        text.hasPrefix("cannot find type ") && missingName.flatMap(StandIn.superclass) != nil
    }
}
