/// What a cell, header or footer keeps of its configurations.
// A class, since code of the app may come back to the cell while its content view is made.
@MainActor final class ConfiguredContent {
    /// Whether an update of the configurations was requested.
    var needsUpdate = true
    private var view: (any UIView & UIContentView)?

    /// Shows a content configuration in a container, in the present content view if that supports it (Apple,
    /// *contentConfiguration*).
    func show(_ configuration: (any UIContentConfiguration)?, in container: UIView) {
        if let view, let configuration, view.supports(configuration) {
            view.configuration = configuration
            return
        }
        view?.removeFromSuperview()
        view = configuration?.makeContentView()
        view?.fill(container)
    }
}

/// A cell, header or footer, which shows configurations for its state.
// The members that Apple declares stand in each of the classes, since subclasses override them.
@MainActor protocol ConfiguredView: UIView {
    associatedtype State: UIConfigurationState
    var configured: ConfiguredContent { get }
    var configurationState: State { get }
    var contentConfiguration: (any UIContentConfiguration)? { get set }
    var automaticallyUpdatesContentConfiguration: Bool { get }
    var backgroundConfiguration: UIBackgroundConfiguration? { get set }
    var automaticallyUpdatesBackgroundConfiguration: Bool { get }
    func setNeedsUpdateConfiguration()
    func updateConfiguration(using state: State)
    func callUpdateHandler(for state: State)
}

extension ConfiguredView {
    /// Records that an update was requested, for the next layout.
    func noteNeedsUpdate() {
        configured.needsUpdate = true
        setNeedsLayout()
    }

    /// Updates the configuration if an update was requested, before the view is laid out or measured.
    func updateConfigurationIfNeeded() {
        guard configured.needsUpdate else { return }
        configured.needsUpdate = false
        let state = configurationState
        trackUpdate(of: self) {
            updateConfiguration(using: state)
            callUpdateHandler(for: state)
        } invalidate: {
            $0.setNeedsUpdateConfiguration()
        }
    }

    func updateContent(for state: State) {
        guard automaticallyUpdatesContentConfiguration, let contentConfiguration else { return }
        self.contentConfiguration = contentConfiguration.updated(for: state)
    }

    func updateBackground(for state: State) {
        guard automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration else { return }
        self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
    }
}
