import LayoutSimGeometry
import LayoutSimJSON
import LayoutSimSpeech
import LayoutSimViewTree

extension SpokenElement {
    /// Returns the element in the format of `layoutsim speak --format json`; the line is that of its view in a file.
    func json(line: Int?) -> JSON {
        [
            "said": .string(description), "view": view.map(JSON.string) ?? nil,
            "line": line.map { .number(Double($0)) } ?? nil, "label": .string(label), "value": .string(value),
            "hint": .string(hint), "traits": .array(traits.map { .string($0.rawValue) }),
            "kind": role.map(JSON.string) ?? nil, "place": .string(place), "actions": .array(actions.map(JSON.string)),
            "rotors": .array(
                rotors.map { ["name": .string($0.name), "items": .array($0.items.map(JSON.string))] }),
            "frame": frame.isEmpty
                ? nil : .array([frame.minX, frame.minY, frame.width, frame.height].map(JSON.number)),
        ]
    }
}
