import LayoutSimDevices
import LayoutSimErrors
import LayoutSimGoldenTesting
import LayoutSimText
import LayoutSimViewTree
package import LayoutSimFiles
import LayoutSimJSON

extension FileProjectSettings {
    fileprivate enum Key: String, CaseIterable {
        case files, exclude, devices, tablets, orientations, appearances, layoutDirections, textSizes, languages, sizes
    }

    /// Reads a file such as `layoutsim.json`; throws a `FileError` or a `JSONError`.
    package init(contentsOf file: File) throws {
        try self.init(JSONDocument(contentsOf: file).root)
    }

    init(_ node: JSONNode) throws {
        try node.allowKeys(Key.allCases.map(\.rawValue))
        self.init()
        files = try node.member(Key.files.rawValue).list(orEmpty: false) { try $0.path() }
        exclude = try node.optionalMember(Key.exclude.rawValue)?.list(orEmpty: true) { try $0.path() } ?? exclude
        try node.read(.devices, into: &devices) { try $0.device() }
        try node.read(.tablets, into: &tablets) { try $0.device() }
        try node.read(.orientations, into: &orientations) { try $0.choice() }
        try node.read(.appearances, into: &appearances) { try $0.choice() }
        try node.read(.layoutDirections, into: &layoutDirections) { try $0.choice() }
        try node.read(.textSizes, into: &textSizes) { try $0.choice() }
        try node.read(.languages, into: &languages) { try $0.language() }
        sizes = try node.optionalMember(Key.sizes.rawValue)?.widths()
    }

    /// The contents of the file, with one line for each key.
    package var text: String {
        let values: [(Key, [String])] = [
            (.files, files), (.exclude, exclude), (.devices, devices), (.tablets, tablets),
            (.orientations, orientations.map(\.rawValue)), (.appearances, appearances.map(\.rawValue)),
            (.layoutDirections, layoutDirections.map(\.rawValue)), (.textSizes, textSizes.map(\.rawValue)),
            (.languages, languages),
        ]
        let widths = sizes.map { [JSON.number($0.lowerBound), .number($0.upperBound)] }
        let lists = values.map { ($0, $1.map { JSON.string($0) }) } + (widths.map { [(.sizes, $0)] } ?? [])
        let lines = lists.map { key, values in "  \(JSON.string(key.rawValue)): \(JSON.array(values))" }
        return "{\n\(lines.joined(separator: ",\n"))\n}\n"
    }
}

extension JSONNode {
    fileprivate func read<Value: Hashable>(
        _ key: FileProjectSettings.Key, into values: inout [Value], _ read: (JSONNode) throws -> Value
    ) throws {
        guard let member = try optionalMember(key.rawValue) else { return }
        values = try member.list(orEmpty: false, read)
    }

    /// Returns the elements of an array, which must be unique.
    fileprivate func list<Value: Hashable>(
        orEmpty mayBeEmpty: Bool, _ read: (JSONNode) throws -> Value
    ) throws -> [Value] {
        var values: [Value] = []
        for element in try elements() {
            let value = try read(element)
            guard !values.contains(value) else { throw element.error("is in the list already; remove one of the two") }
            values.append(value)
        }
        guard mayBeEmpty || !values.isEmpty else {
            throw error("is empty; name at least one, or leave the key out for the default")
        }
        return values
    }

    fileprivate func path() throws -> String {
        let path = try nonEmptyString()
        guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
            throw error("is '\(path)', which is not below the folder of this file; name it relative to that folder")
        }
        return path
    }

    /// Returns two widths of windows, in points.
    fileprivate func widths() throws -> ClosedRange<Double> {
        let numbers = try elements().map { try $0.number() }
        guard numbers.count == 2, numbers[0] <= numbers[1], numbers[0] >= 1, numbers[1] <= 10_000 else {
            throw error(
                "is no range of widths from 1 to 10000 points; give the narrowest and the widest, such as [320, 1400]")
        }
        return numbers[0]...numbers[1]
    }

    /// Returns the name of an `.lproj` folder.
    fileprivate func language() throws -> String {
        let name = try nonEmptyString()
        guard Language.isTag(name) else {
            throw error("is '\(name)', which is no language; name it as its .lproj folder, such as 'de' or 'zh-Hans'")
        }
        return name
    }

    /// Returns the name of a device as it appears in variants.
    fileprivate func device() throws -> String {
        let name = try nonEmptyString()
        do { return try DeviceCatalog.embedded.device(named: name).name } catch {
            let suggestion = Suggestion.nearest(to: name, among: DeviceCatalog.embedded.names)
            throw self.error(
                "is '\(name)', which is no device"
                    + (suggestion.map { Suggestion.question($0) } ?? "; 'layoutsim devices' lists them"))
        }
    }
}
