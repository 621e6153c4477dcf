import LayoutSimErrors

extension JSONNode {
    /// The value of a required key.
    package func member(_ key: String) throws(JSONError) -> JSONNode {
        guard let member = try optionalMember(key) else {
            throw error(.missingKey(subject: JSONPath.member(of: path, key: key).subject))
        }
        return member
    }

    /// The value of an optional key.
    package func optionalMember(_ key: String) throws(JSONError) -> JSONNode? {
        try objectMembers().first { $0.key == key }.map(node)
    }

    /// Keys and values in the order of the file.
    package func members() throws(JSONError) -> [(key: String, node: JSONNode)] {
        try objectMembers().map { ($0.key, node(of: $0)) }
    }

    /// The elements of an array.
    package func elements() throws(JSONError) -> [JSONNode] {
        guard case .array(let elements) = value.content else { throw wrongType("an array") }
        return elements.enumerated().map { index, element in
            JSONNode(file: file, value: element, path: .element(of: path, index: index))
        }
    }

    /// Throws if the object has a key other than these.
    package func allowKeys(_ known: [String]) throws(JSONError) {
        let members = try objectMembers()
        guard let member = members.first(where: { !known.contains($0.key) }) else { return }
        let unused = known.filter { name in !members.contains { $0.key == name } }
        let suggestion = Suggestion.nearest(to: member.key, among: unused)
        throw JSONError(
            file: file, position: member.keyPosition,
            reason: .unknownKey(member.key.shortened(to: 60), owner: path.subject, suggestion: suggestion))
    }

    private func objectMembers() throws(JSONError) -> [JSONMember] {
        guard case .object(let members) = value.content else { throw wrongType("an object") }
        return members
    }

    private func node(of member: JSONMember) -> JSONNode {
        JSONNode(file: file, value: member.value, path: .member(of: path, key: member.key))
    }
}
