// swift-format-ignore-file: NoLeadingUnderscores

import UIKit

/// A view controller that shows a view of SwiftUI.
open class UIHostingController<Content: View>: UIViewController {
    private var storedView: Content
    private(set) var hostingView: _UIHostingView<Content>?
    /// UIKit's stack whose bar shows what the views say.
    private weak var shownStack: UINavigationController?
    /// How the navigation bar was last said to look.
    var shownBarLook: BarLook?

    /// Creates a controller of a view.
    public init(rootView: Content) {
        storedView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    /// Creates a controller of an archive with a view.
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        storedView = rootView
        super.init(coder: aDecoder)
    }
    /// A controller of an archive alone has no view; subclasses call `init(coder:rootView:)`.
    public required init?(coder aDecoder: NSCoder) {
        preconditionFailure("init(coder:) must be implemented in a subclass and call super.init(coder:, rootView:)")
    }

    /// The view that is shown.
    public var rootView: Content {
        get { storedView }
        set {
            storedView = newValue
            hostingView?.rootView = newValue
            updatePreferredContentSize()
        }
    }

    /// The sizes that the controller tells those around it.
    public var sizingOptions: UIHostingControllerSizingOptions = [] {
        didSet { updatePreferredContentSize() }
    }
    /// The safe areas that views keep away from.
    public var safeAreaRegions: SafeAreaRegions = .all {
        didSet {
            hostingView?.keepAway(from: safeAreaRegions)
            hostingView?.setNeedsLayout()
        }
    }

    /// Whether the views keep away from no safe area; what apps had before `safeAreaRegions`.
    public var _disableSafeArea: Bool {
        get { safeAreaRegions.isEmpty }
        set { safeAreaRegions = newValue ? [] : .all }
    }

    open override func loadView() {
        let view = _UIHostingView(rootView: storedView)
        view.keepAway(from: safeAreaRegions)
        view.environmentChange = { [weak self] in self?.adapt(&$0) }
        view.told = { [weak self] in self?.take($0, $1, isNew: $2) }
        hostingView = view
        self.view = view
        view.backgroundColor = .systemBackground
    }

    /// Takes what the views say to those around them; `isNew` if some view was made again since the last time.
    func take(_ preferences: PreferenceValues, _ environment: EnvironmentValues, isNew: Bool) {
        guard let navigation = navigationController, parent === navigation else { return }
        guard isNew || shownStack !== navigation else { return }
        shownStack = navigation
        showInBar(preferences, environment)
    }

    /// Changes the environment of the views: they can take the controller away that UIKit presents, or that is in front
    /// of a navigation controller.
    func adapt(_ environment: inout EnvironmentValues) {
        guard !environment.isPresented else { return }
        let isInFront = navigationController.map { parent === $0 && $0.viewControllers.first !== self } ?? false
        environment.presentation = Presentation(isPresented: isInFront || presentingViewController != nil) {
            [weak self] in
            MainActor.assumeIsolated { self?.leave() }
        }
    }

    private func leave() {
        if let navigationController, parent === navigationController,
            navigationController.viewControllers.first !== self
        {
            navigationController.popViewController(animated: true)
        } else if presentingViewController != nil {
            dismiss(animated: true)
        }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hostingView?.screenChanged(isOnScreen: true)
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        // Who is covered by a presentation stays.
        if presentedViewController == nil { hostingView?.screenChanged(isOnScreen: false) }
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        updatePreferredContentSize()
    }

    /// Returns the size that the view takes of a size, in points.
    open func sizeThatFits(in size: CGSize) -> CGSize {
        loadViewIfNeeded()
        return hostingView?.sizeThatFits(size) ?? .zero
    }

    private func updatePreferredContentSize() {
        guard sizingOptions.contains(.preferredContentSize), isViewLoaded else { return }
        preferredContentSize = sizeThatFits(in: .zero)
    }
}

/// The sizes that a hosting controller tells those around it.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The ideal size as the controller's preferred content size.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The ideal size as the view's intrinsic content size.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The parts of a safe area, by what covers them.
public struct SafeAreaRegions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What bars and the device cover.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What the keyboard covers.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of it.
    public static let all = SafeAreaRegions(rawValue: .max)
}
