import LayoutSimInertness

/// A control of the system's control center, which is not here.
@MainActor @preconcurrency public protocol ControlWidget {
    /// The type of what the control consists of.
    associatedtype Body: ControlWidgetConfiguration

    /// What the control consists of.
    @MainActor @preconcurrency var body: Body { get }

    /// Creates the control.
    @MainActor @preconcurrency init()
}

/// What a control of the system consists of.
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    /// The type of what is in it.
    associatedtype Body: ControlWidgetConfiguration

    /// What is in it.
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetConfiguration {}

extension ControlWidgetConfiguration where Body == Never {
    /// Ends the process, since only SwiftUI itself makes such controls.
    public var body: Never { preconditionFailure("body() should not be called on \(Self.self).") }
}

extension ControlWidgetConfiguration {
    /// Names the control where people choose it, which nobody does here.
    public nonisolated func displayName(_ displayNameKey: LocalizedStringKey) -> some ControlWidgetConfiguration {
        self
    }
    /// Says what the control is where people choose it, which nobody does here.
    public nonisolated func description(_ descriptionKey: LocalizedStringKey) -> some ControlWidgetConfiguration {
        self
    }
    /// Asks people for settings when they choose the control, which nobody does here.
    public nonisolated func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}
