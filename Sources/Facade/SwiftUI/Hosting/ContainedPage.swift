import UIKit

/// The controller of a view in a container of UIKit, with the environment of the view that is the container.
class ContainedPage: UIHostingController<AnyView> {
    private var inherited: EnvironmentValues?
    /// What the views say to those around the container.
    private(set) var preferences = PreferenceValues()

    init() { super.init(rootView: AnyView(EmptyView())) }

    required init?(coder: NSCoder) { nil }

    /// Shows a view in an environment.
    func show(_ view: AnyView, in environment: EnvironmentValues) {
        rootView = view
        guard inherited?.version !== environment.version else { return }
        inherited = environment
        hostingView?.environmentDidChange()
    }

    /// Has the views say what they do to those around them.
    func refresh() {
        loadViewIfNeeded()
        hostingView?.refresh()
    }

    override func adapt(_ environment: inout EnvironmentValues) {
        if let inherited { environment = inherited.placed(like: environment) }
    }

    override func take(_ preferences: PreferenceValues, _ environment: EnvironmentValues, isNew: Bool) {
        super.take(preferences, environment, isNew: isNew)
        if isNew { self.preferences = preferences }
    }
}
