import LayoutSimJSON

/// The place of a variant in a script: what a person sees after some steps.
package struct ScriptStep: Hashable, Sendable {
    /// From 1, among the pictures of the script.
    package var number: Int
    /// What the test calls the step.
    package var name: String
    /// The variant that the whole script was run in.
    package var variant: String
    /// The recording that it is a moment of; `nil` if it stands alone.
    package var recording: Recording?

    package init(number: Int, name: String, variant: String, recording: Recording? = nil) {
        (self.number, self.name, self.variant, self.recording) = (number, name, variant, recording)
    }

    /// A motion that was looked at moment by moment, and which of its moments a step is.
    package struct Recording: Hashable, Sendable {
        /// What the test calls the motion.
        package var name: String
        /// Milliseconds since the motion began to be looked at.
        package var time: Double
        /// From 0, among the moments.
        package var index: Int
        /// How many moments there are.
        package var count: Int

        package init(name: String, time: Double, index: Int, count: Int) {
            (self.name, self.time, self.index, self.count) = (name, time, index, count)
        }
    }

    /// The name of a step as a part of file names.
    package static func slug(_ name: String) -> String {
        name.split { $0.isWhitespace || $0 == "/" || $0 == "\\" || $0 == "@" }.joined(separator: "-")
    }
}

extension ScriptStep {
    var json: JSON {
        JSON([
            "number": .number(Double(number)), "name": .string(name), "variant": .string(variant),
            "recording": recording?.json,
        ])
    }

    init(_ node: JSONNode) throws {
        self.init(
            number: try node.member("number").integer(), name: try node.member("name").string(),
            variant: try node.member("variant").nonEmptyString(),
            recording: try node.optionalMember("recording").map(Recording.init))
    }
}

extension ScriptStep.Recording {
    fileprivate var json: JSON {
        [
            "name": .string(name), "time": .number(time), "index": .number(Double(index)),
            "count": .number(Double(count)),
        ]
    }

    fileprivate init(_ node: JSONNode) throws {
        let count = try node.member("count").integer(in: 1...Int(Int32.max))
        self.init(
            name: try node.member("name").string(), time: try node.member("time").number(),
            index: try node.member("index").integer(in: 0...(count - 1)), count: count)
    }
}
