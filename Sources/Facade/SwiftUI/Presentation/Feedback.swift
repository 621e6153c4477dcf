import LayoutSimInertness

/// What is felt or heard.
public struct SensoryFeedback: Equatable, Sendable {
    /// How heavy what hits the hand is.
    public struct Weight: Equatable, Sendable {
        private let name: String

        /// Light.
        public static var light: Weight { Weight(name: "light") }
        /// Neither light nor heavy.
        public static var medium: Weight { Weight(name: "medium") }
        /// Heavy.
        public static var heavy: Weight { Weight(name: "heavy") }
    }
    /// How soft what hits the hand is.
    public struct Flexibility: Equatable, Sendable {
        private let name: String

        /// Hard.
        public static var rigid: Flexibility { Flexibility(name: "rigid") }
        /// Neither hard nor soft.
        public static var solid: Flexibility { Flexibility(name: "solid") }
        /// Soft.
        public static var soft: Flexibility { Flexibility(name: "soft") }
    }

    private let name: String

    /// Something is done.
    public static let success = SensoryFeedback(name: "success")
    /// Something may go wrong.
    public static let warning = SensoryFeedback(name: "warning")
    /// Something went wrong.
    public static let error = SensoryFeedback(name: "error")
    /// Another value is chosen.
    public static let selection = SensoryFeedback(name: "selection")
    /// A value grows.
    public static let increase = SensoryFeedback(name: "increase")
    /// A value shrinks.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Something starts.
    public static let start = SensoryFeedback(name: "start")
    /// Something stops.
    public static let stop = SensoryFeedback(name: "stop")
    /// Things are in line.
    public static let alignment = SensoryFeedback(name: "alignment")
    /// A level is reached.
    public static let levelChange = SensoryFeedback(name: "levelChange")
    /// Something hits the hand.
    public static let impact = SensoryFeedback(name: "impact")
    /// Something with a weight hits the hand.
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback { impact }
    /// Something soft or hard hits the hand.
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback { impact }
}

extension View {
    /// Lets something be felt when a value changes.
    public nonisolated func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        told(.behavior)
    }
    /// Lets something be felt when a value changes and a closure says so.
    public nonisolated func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool
    ) -> some View { told(.behavior) }
    /// Lets be felt what a closure says when a value changes.
    public nonisolated func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?
    ) -> some View { told(.behavior) }
}
