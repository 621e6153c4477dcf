/// Whether a view is presented by another one, and how it goes.
struct Presentation {
    var isPresented = false
    nonisolated(unsafe) var dismiss: () -> Void = {}
}

enum PresentationKey: EnvironmentKey { static var defaultValue: Presentation { Presentation() } }

extension EnvironmentValues {
    /// How the view is presented.
    var presentation: Presentation {
        get { self[PresentationKey.self] }
        set { self[PresentationKey.self] = newValue }
    }
    /// Takes away what shows the view: a sheet, or the view in front of a navigation stack.
    public var dismiss: DismissAction { DismissAction(presentation: presentation) }
    /// Whether the view is presented by another one.
    public var isPresented: Bool { presentation.isPresented }
    /// Whether the view is presented, to be written by it.
    public var presentationMode: Binding<PresentationMode> {
        let presentation = presentation
        return Binding(
            get: { PresentationMode(isPresented: presentation.isPresented) },
            set: { if presentation.isPresented, !$0.isPresented { unsafe presentation.dismiss() } })
    }
}

/// Takes away what shows a view.
@MainActor @preconcurrency public struct DismissAction {
    let presentation: Presentation

    nonisolated init(presentation: Presentation) { self.presentation = presentation }

    /// Takes away what shows the view; does nothing where nothing does.
    public func callAsFunction() { unsafe presentation.dismiss() }
}

/// Whether a view is presented by another one.
public struct PresentationMode {
    /// Whether the view is presented.
    public internal(set) var isPresented: Bool

    /// Takes the view away if it is presented.
    public mutating func dismiss() { isPresented = false }
}
