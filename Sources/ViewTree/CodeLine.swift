/// A line of code.
package struct CodeLine: Hashable, Sendable {
    /// The module and the file in it, as `#fileID` has them.
    package var file: String
    /// The line, from 1.
    package var number: Int
    /// Whether it made other things of the screen as well, as lines of loops and of layout languages do.
    package var isShared = false

    /// Creates a place in a file.
    package init(file: String, number: Int) {
        self.file = file
        self.number = number
    }
}

extension CodeLine: CustomStringConvertible {
    /// The name of the file and the line: `DetailView.swift:41`.
    package var description: String { "\(file.split(separator: "/").last ?? ""):\(number)" }
}

/// Keeps a note beside a value that is no part of what the value is equal by, in a box of its own.
@propertyWrapper package struct Aside<Value: Sendable>: Hashable, Sendable {
    private indirect enum Box: Sendable {
        case value(Value)
    }

    private var box: Box?

    package init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
    }

    package var wrappedValue: Value? {
        get { if case .value(let value)? = box { value } else { nil } }
        set { box = newValue.map { .value($0) } }
    }

    package static func == (left: Aside, right: Aside) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
}
