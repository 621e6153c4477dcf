// Longer than 300 lines: methods for subclasses must be in the body of the class to be overridable.
public import Foundation
import LayoutSimViewTree
public import LayoutSimInertness
import ObjectiveC

/// An object that manages a view and its place in a hierarchy of view controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIAppearanceContainer, UITraitEnvironment, UITraitChangeObservable,
    UIContentContainer, UIFocusEnvironment, UIStateRestoring, ViewOwner, @preconcurrency NSCoding
{
    var loadedView: UIView?
    /// The storyboard scene that the controller was created from, if any.
    var scene: NibScene?
    var isLoadingView = false
    var appearance = Appearance.disappeared
    /// Whether `viewIsAppearing(_:)` was called during this appearance transition.
    var isToldOfAppearing = false
    /// Whether a container sends appearance callbacks to the controller while it changes views.
    var isDriven = false
    /// Lays out the children's views, so that they have their frames in their appearance callbacks.
    func placeChildren() {}
    /// The stored value of `containerInsets`, in points.
    var containerInsetsStorage = UIEdgeInsets.zero

    /// Creates a controller whose view comes from a nib, or from `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        scene = coder as? NibScene
        super.init()
        scene?.adopt(self)
    }

    /// Called when everything in the controller's file except its view is connected.
    open func awakeFromNib() {}

    nonisolated open func encode(with coder: NSCoder) {}

    // MARK: The view

    /// The view, loaded on first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            checkAssociation(of: newValue)
            loadedView?.setOwner(nil)
            loadedView = newValue
            newValue?.setOwner(self)
        }
    }
    /// The view, if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }
    /// The name of the nib file.
    open private(set) var nibName: String?
    /// The bundle of the nib file.
    open private(set) var nibBundle: Bundle?
    /// The storyboard that created the controller.
    open internal(set) var storyboard: UIStoryboard?
    /// Creates the view: that of the storyboard or nib, otherwise an empty view of the screen's size.
    open func loadView() {
        if !loadViewOfFile() { view = emptyView }
    }
    /// The view of a controller that neither loads one nor has one in a file.
    var emptyView: UIView { UIView(frame: UIScreen.main.bounds) }
    /// Loads the view if it isn't loaded yet.
    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        guard loadedView != nil else { return }
        scene?.performEmbedded()
        ObservedMessages.send("viewDidLoad", [], to: self) { viewDidLoad() }
    }
    /// Called after the view is loaded.
    open func viewDidLoad() {}
    /// Called when the view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is appearing, with its traits and geometry known.
    open func viewIsAppearing(_ animated: Bool) {}
    /// Called after the view has appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called when the view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called after the view has disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}
    /// Updates the constraints of the view.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Called to configure content and styling before layout; called again when an observable property read here
    /// changes.
    open func updateProperties() {}
    /// Requests a properties update, which happens before the next layout of the view.
    open func setNeedsUpdateProperties() { viewIfLoaded?.flagPropertiesOfOwner() }
    /// Updates the properties of the controller, its view, and the descendants immediately where they are out of date.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.runUpdateProperties() }
    /// Called when memory is low; never called here.
    open func didReceiveMemoryWarning() {}
    /// Called when the view's layout margins change.
    open func viewLayoutMarginsDidChange() {}
    /// Called when the view's safe area insets change.
    open func viewSafeAreaInsetsDidChange() {}
    /// Called when the traits change.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The traits of the controller.
    open var traitCollection: UITraitCollection {
        inheritedTraits
    }

    // MARK: Layout

    /// The insets added to the safe area, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    /// The minimum layout margins of the view, in points.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = SideMargin.points(
            width: (viewIfLoaded?.bounds ?? UIScreen.main.bounds).width, wide: traitCollection.wideSideMargin)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// Whether the view's layout margins are at least the system's minimum.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The edges at which the view extends under bars.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether the view also extends under opaque bars.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether UIKit adjusts the insets of a scroll view for bars, which is deprecated; stored only.
    @Inert(.layout) open var automaticallyAdjustsScrollViewInsets = true
    /// The preferred size of the view in its container, in points.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// The deprecated layout guide below the bars at the top.
    open private(set) lazy var topLayoutGuide: any UILayoutSupport = makeLayoutSupport(isTop: true)
    /// The deprecated layout guide above the bars at the bottom.
    open private(set) lazy var bottomLayoutGuide: any UILayoutSupport = makeLayoutSupport(isTop: false)
    /// The layout guides that have been accessed.
    private(set) final var layoutSupports: [LayoutSupport] = []
    private func makeLayoutSupport(isTop: Bool) -> any UILayoutSupport {
        let support = LayoutSupport(view, isTop: isTop)
        layoutSupports.append(support)
        return support
    }
    private var contentScrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]
    /// Sets the scroll view that bars observe.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        contentScrollViews[edge.rawValue] = scrollView
    }
    /// Returns the scroll view that bars observe.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge.rawValue] ?? contentScrollViews[NSDirectionalRectEdge.all.rawValue]
    }

    // MARK: Titles and items

    /// The title, shown in bars.
    open var title: String? {
        didSet {
            navigationItem.title = title
            if parent is UITabBarController || tabItem != nil { tabBarItem.title = title }
            tellObservers()
        }
    }
    /// The navigation item that represents the controller in a navigation bar.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    var tabItem: UITabBarItem?
    /// The tab bar item that represents the controller in a tab bar.
    open var tabBarItem: UITabBarItem! {
        get {
            let item = tabItem ?? UITabBarItem(title: title, image: nil, selectedImage: nil)
            tabItem = item
            return item
        }
        set {
            tabItem = newValue
            tabBarController?.tabItemsDidChange()
        }
    }
    /// The items of the toolbar.
    open var toolbarItems: [UIBarButtonItem]? {
        didSet {
            guard let stack = navigationController, stack.topViewController === self else { return }
            stack.tools.items = toolbarItems
        }
    }
    /// Sets the items of the toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Whether the tab bar is hidden while the controller is pushed.
    open var hidesBottomBarWhenPushed = false
    /// The bar button item that toggles editing.
    open private(set) lazy var editButtonItem = makeEditButton()
    /// Whether the content is being edited.
    open var isEditing = false
    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        showEditing(on: editButtonItem)
    }

    // MARK: Children

    /// The child view controllers.
    open internal(set) var children: [UIViewController] = []
    /// The parent view controller.
    open internal(set) weak var parent: UIViewController? { didSet { tellObservers() } }
    /// Adds a child view controller.
    open func addChild(_ childController: UIViewController) {
        if childController === self { raiseInvalidArgument("a view controller cannot be its own child") }
        childController.checkRequestedParent(self)
        if let old = childController.parent, old !== self { childController.removeFromParent() }
        guard childController.parent !== self else { return }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }
    /// Removes the controller from its parent.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
    /// Called when the controller is about to be added to or removed from a parent.
    open func willMove(toParent parent: UIViewController?) {}
    /// Called after the controller was added to or removed from a parent.
    open func didMove(toParent parent: UIViewController?) {}
    /// Whether appearance callbacks are forwarded to children automatically.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Tells a child that it is about to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAppearing ? willAppear(animated) : willDisappear(animated)
    }
    /// Tells a child that it has appeared or disappeared.
    open func endAppearanceTransition() { finishAppearance() }
    /// Transitions from one child to another.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        checkTransition(fromViewController, toViewController)
        ChildTransition(fromViewController, toViewController, completion).run(duration, options, animations)
    }
    /// Whether the controller is being presented.
    open var isBeingPresented: Bool { presentation.isBeingPresented }
    /// Whether the controller is being dismissed.
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }
    /// Whether the controller is being added to a parent.
    open internal(set) var isMovingToParent = false
    /// Whether the controller is being removed from its parent.
    open internal(set) var isMovingFromParent = false

    // MARK: Presentation

    var presentation = Presentation()
    /// The presentation style; `automatic` reads as the style that it resolves to (UIKit's header,
    /// *modalPresentationStyle*).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentationStyle == .automatic ? .pageSheet : presentationStyle }
        set { presentationStyle = newValue }
    }
    private var presentationStyle = UIModalPresentationStyle.automatic {
        didSet {
            // A presentation controller for another style was created only by a query.
            if presentationStyle != oldValue, presentation.presenting == nil { presentation.controller = nil }
        }
    }
    /// The transition style of the presentation.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether interactive dismissal of the controller is disabled.
    open var isModalInPresentation = false
    /// Whether presentations over the current context cover this controller; stored only.
    @Inert(.behavior) open var definesPresentationContext = false
    /// Whether the controller determines the transition style of presentations over its context; stored only.
    @Inert(.behavior) open var providesPresentationContextTransitionStyle = false
    /// Whether the controller controls the status bar even though it doesn't cover the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether the keyboard stays when the controller is presented.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// The delegate that provides the animators and the presentation controller.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The preferred system transition; stored only.
    @Inert(.behavior) open var preferredTransition: UIViewController.Transition? = nil
    /// The presentation controller.
    open var presentationController: UIPresentationController? {
        presentation.controller ?? makePresentationController()
    }
    /// The popover presentation controller, if the controller is to be presented as a popover.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController ?? makePopoverController()
    }
    /// The sheet presentation controller, if the controller is to be presented as a sheet.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// The presentation controller of the active presentation.
    open var activePresentationController: UIPresentationController? { presentation.active }
    /// The controller that this one or an ancestor presents.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }
    /// The controller that presents this one or an ancestor.
    open var presentingViewController: UIViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }
    /// Presents a controller.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presenter.show(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Dismisses the presented controller, or this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissPresented(animated: flag, completion: completion)
    }
    /// Shows a controller in the navigation controller, or presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
    /// Shows a controller in the secondary column of the split view controller, or presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
    /// Adds the secondary controller of a collapsing split view controller; does nothing by default.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Returns the secondary controller for an expanding split view controller; `nil` by default.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Returns the nearest controller, starting at this one, that can perform an action.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        canPerformAction(action, withSender: sender)
            ? self : parent?.targetViewController(forAction: action, sender: sender)
    }
    /// The coordinator of the current transition.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presentation.coordinator ?? parent?.transitionCoordinator
    }

    // MARK: Ancestors

    /// The nearest navigation controller among the ancestors.
    open var navigationController: UINavigationController? { ancestor() }
    /// The nearest tab bar controller among the ancestors.
    open var tabBarController: UITabBarController? { ancestor() }
    /// The nearest split view controller among the ancestors.
    open var splitViewController: UISplitViewController? { ancestor() }
    /// The search controller of the navigation item.
    open var searchDisplayController: UISearchController? { navigationItem.searchController }
    /// The context of the app extension; always `nil` here.
    open var extensionContext: NSExtensionContext? { nil }
    /// The identifier for state restoration.
    open var restorationIdentifier: String?
    /// Encodes the controller's state; never called here, since no state is saved.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores the controller's state.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// Called when state restoration is complete; never called here.
    open func applicationFinishedRestoringState() {}
    /// The class that recreates the controller; stored only.
    @Inert(.service) open var restorationClass: (any UIViewControllerRestoration.Type)? = nil
    /// The overriding interface style of the controller and its children, whether their views are loaded or not.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownTraits.userInterfaceStyle ?? .unspecified }
        set { overrideTraits { $0.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
    }
    /// The traits that the controller overrides.
    var ownTraits = TraitValues()
    /// The content-unavailable view that covers the controller's view, if any.
    var unavailableContent: UnavailableContent?
    /// The preferred interface style.
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    /// Called to update the content-unavailable configuration for a state.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    /// Updates the configuration of the content-unavailable view; at once here.
    open func setNeedsUpdateContentUnavailableConfiguration() {
        trackUpdate(of: self) {
            updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
        } invalidate: {
            $0.isUnavailableContentStale = true
            $0.viewIfLoaded?.flagPropertiesOfOwner()
        }
    }
    /// Whether an observable property that the content-unavailable configuration depends on has changed.
    private var isUnavailableContentStale = false
    func updateStaleConfigurations() {
        guard isUnavailableContentStale else { return }
        isUnavailableContentStale = false
        setNeedsUpdateContentUnavailableConfiguration()
    }
    /// Notifies the system of a changed preferred interface style; does nothing here.
    open func setNeedsUserInterfaceAppearanceUpdate() { inert(.looks, self) }
    /// The child that determines the interface style; `nil` by default.
    open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
    var traitHandlers: [TraitHandler] = []
    private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    /// Sets the traits that the controller overrides for a child.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        let old = childViewController.viewIfLoaded?.effectiveTraits ?? childViewController.traitCollection
        childTraits[ObjectIdentifier(childViewController)] = collection
        UITraitCollection.areOverridden = true
        guard let view = childViewController.viewIfLoaded else {
            return childViewController.traitCollectionDidChange(old)
        }
        view.environmentChanged(from: old)
    }
    /// Returns the traits that the controller overrides for a child.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }

    // MARK: Status bar, home indicator, orientation

    /// The preferred style of the status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar should be hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// The preferred animation of status bar changes.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that determines the style of the status bar.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that determines whether the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Notifies the system of changed status bar preferences, which invalidates the window's layout.
    open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.setNeedsLayout() }
    /// Whether the home indicator should hide automatically.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Whether the interface orientation is to stay as it is; not consulted here.
    open var prefersInterfaceOrientationLocked: Bool { false }
    /// The child that tells whether the interface orientation is to stay; `nil` unless overridden, and not consulted
    /// here.
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    /// Tells the system that the preference for a locked orientation changed; does nothing here.
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() { inert(.behavior, self) }
    /// The child that determines the visibility of the home indicator.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Notifies the system of a changed preference for the home indicator; does nothing here.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() { inert(.behavior, self) }
    /// The edges at which system gestures are deferred.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that determines where system gestures are deferred.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Notifies the system of changed edges that defer system gestures; does nothing here.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() { inert(.behavior, self) }
    /// Whether the pointer should be locked.
    open var prefersPointerLocked: Bool { false }
    /// Notifies the system of a changed preference for the pointer lock; does nothing here.
    open func setNeedsUpdateOfPrefersPointerLocked() { inert(.behavior, self) }
    /// Whether the interface rotates with the device.
    open var shouldAutorotate: Bool { true }
    /// The supported interface orientations.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The preferred interface orientation for a presentation.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// The interface orientation, always portrait; a deprecated property.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// Notifies the system of changed supported orientations; does nothing here.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() { inert(.behavior, self) }
    /// Rotates the interface to the device's orientation; does nothing here.
    open class func attemptRotationToDeviceOrientation() { inert(.behavior, in: Self.self) }

    // MARK: Content container

    /// Called when a child's preferred content size changes.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Called when a child's fitting size changes through Auto Layout.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// Returns the size of a child for a size of this controller's view.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// Called when the view's size is about to change; notifies the children.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            child.viewWillTransition(
                to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
    }
    /// Called when the traits are about to change; notifies the children.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Tells the controller that focus has moved; never called here.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    /// Returns whether focus may move; never called here.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    /// The environments that focus moves to first; none unless overridden, and not consulted here.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    /// The parent controller, or the superview of the view, in the hierarchy of focus.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? viewIfLoaded?.superview }
    /// The container of the items that can be focused; always `nil` here.
    open var focusItemContainer: (any UIFocusItemContainer)? { nil }
    /// The identifier of the group in which focus moves, which is that of the view.
    open var focusGroupIdentifier: String? {
        get { viewIfLoaded?.focusGroupIdentifier }
        set { view.focusGroupIdentifier = newValue }
    }
    /// Whether focus returns to an item after a transition; always `true` here.
    open var restoresFocusAfterTransition: Bool {
        get { true }
        set { inert(.behavior, self, from: restoresFocusAfterTransition, to: newValue) }
    }
    /// Asks for focus to be updated; does nothing here.
    open func setNeedsFocusUpdate() { inert(.behavior, self) }
    /// Updates focus now; does nothing here.
    open func updateFocusIfNeeded() { inert(.behavior, self) }

    // MARK: Storyboards

    /// Performs a segue.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let template = scene?.template(named: identifier) else { raiseNoSegue(identifier) }
        template.performAnyway(sender)
    }
    /// Returns whether a segue should be performed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// Called before a segue is performed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Returns whether an unwind segue can end at this controller.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { fromViewController !== self && action.isKnown(to: self) }
    /// Returns whether an unwind segue can end at this controller; deprecated since iOS 13.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }
    /// Called as an unwind segue passes through the controller.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// Returns the children to search for the destination of an unwind segue.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let around = childContaining(source)
        return children.filter { $0 !== around }
    }
    /// Returns the child that contains the source of an unwind segue.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        childAround(source.source)
    }

    /// Adds a key command.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { commands.append(keyCommand) }
    /// Removes a key command.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { commands.removeAll { $0 === keyCommand } }
    private var commands: [UIKeyCommand] = []
    /// Whether the controller performs actions while it presents another; always `false`.
    open var performsActionsWhilePresentingModally: Bool { false }
    /// The actions of the controller's preview.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    open override var next: UIResponder? {
        if let container = viewIfLoaded?.superview { return container }
        return parent ?? presentation.presenting
    }
}
