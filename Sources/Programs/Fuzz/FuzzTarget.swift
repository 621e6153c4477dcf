import LayoutSimErrors

/// A reader that must survive any bytes; a new one is a file in `Targets` and a line in `all`.
struct FuzzTarget: Sendable {
    var name: String
    /// Valid inputs, which are mutated into invalid ones.
    var seeds: [[UInt8]]
    /// Tokens that the reader knows.
    var dictionary: [String]
    /// Whether inputs are XML, which is mostly mutated by whole elements.
    var isMarkup = false
    /// Repairs an input after a mutation, such as its checksums, so that it gets past the first checks.
    var repair: @Sendable ([UInt8]) -> [UInt8] = { $0 }
    /// Reads an input and uses the result; throws if the reader rejects it, and traps if something is wrong.
    var read: @Sendable ([UInt8]) throws -> Void

    static let all: [FuzzTarget] = [
        json, devices, catalog, lock, png, jpeg, gif, webP, svg, pdf, layout, arguments, interfaceBuilder, strings,
        stringsDictionary, stringCatalog, dataModel, predicate, request, problem,
    ]
}

extension FuzzTarget {
    init(
        name: String, seeds: [String], dictionary: [String], read: @escaping @Sendable ([UInt8]) throws -> Void
    ) {
        self.init(name: name, seeds: seeds.map { Array($0.utf8) }, dictionary: dictionary, read: read)
    }

    /// Returns the outcome for an input: `nil` if it was accepted, otherwise the error's text.
    func refusal(of input: [UInt8]) -> String? {
        do {
            try read(input)
            return nil
        } catch {
            let text = "\(error)"
            precondition(!text.isEmpty, "an error has no text")
            if let reportable = error as? any ReportableError {
                let isUnderstandable = reportable.exitStatus != .fine && reportable.exitStatus != .findings
                precondition(isUnderstandable, "an error has no exit status")
            }
            return text
        }
    }
}
