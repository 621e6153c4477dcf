// Longer than 300 lines: what users override must stand in the body of the class.
public import Foundation
import LayoutSimViewTree

/// Manages a view and its place among other controllers.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIAppearanceContainer, UITraitEnvironment, UITraitChangeObservable,
    UIContentContainer, UIFocusEnvironment, UIStateRestoring, ViewOwner, @preconcurrency NSCoding
{
    var loadedView: UIView?
    /// What the controller is made of, if a storyboard holds it.
    var scene: NibScene?
    var isLoadingView = false
    var appearance = Appearance.disappeared
    /// Whether `viewIsAppearing` was called on this way to the screen.
    var isToldOfAppearing = false
    /// Whether a container tells the controller of appearances while it changes views.
    var isDriven = false
    /// Gives the views of children their places, which they have when they are told that they appear.
    func placeChildren() {}
    /// What the bars of containers add to the safe area, in points.
    var containerInsetsStorage = UIEdgeInsets.zero

    /// Creates a controller whose view comes from a nib, or from `loadView()`.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Creates a controller whose view comes from `loadView()`.
    public override convenience init() { self.init(nibName: nil, bundle: nil) }

    /// Creates a controller from an archive.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        scene = coder as? NibScene
        super.init()
        scene?.adopt(self)
    }

    /// Called when everything of the controller's file is connected but its view.
    open func awakeFromNib() {}

    nonisolated open func encode(with coder: NSCoder) {}

    // MARK: The view

    /// The view, which is loaded when it is asked for.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return loadedView
        }
        set {
            loadedView?.state.owner = nil
            loadedView = newValue
            newValue?.state.owner = self
        }
    }
    /// The view, if it is loaded.
    open var viewIfLoaded: UIView? { loadedView }
    /// Whether the view is loaded.
    open var isViewLoaded: Bool { loadedView != nil }
    /// The name of the nib.
    open private(set) var nibName: String?
    /// The bundle of the nib.
    open private(set) var nibBundle: Bundle?
    /// The storyboard that the controller comes from.
    open internal(set) var storyboard: UIStoryboard?
    /// Makes the view: that of the storyboard or nib, else an empty one as large as the screen.
    open func loadView() {
        if !loadViewOfFile() { view = UIView(frame: UIScreen.main.bounds) }
    }
    /// Loads the view if it is not there.
    open func loadViewIfNeeded() {
        guard loadedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        guard loadedView != nil else { return }
        scene?.performEmbedded()
        viewDidLoad()
    }
    /// The view was loaded.
    open func viewDidLoad() {}
    /// The view is about to appear.
    open func viewWillAppear(_ animated: Bool) {}
    /// The view is appearing, with its traits and geometry known.
    open func viewIsAppearing(_ animated: Bool) {}
    /// The view appeared.
    open func viewDidAppear(_ animated: Bool) {}
    /// The view is about to disappear.
    open func viewWillDisappear(_ animated: Bool) {}
    /// The view disappeared.
    open func viewDidDisappear(_ animated: Bool) {}
    /// Subviews are about to be laid out.
    open func viewWillLayoutSubviews() {}
    /// Subviews were laid out.
    open func viewDidLayoutSubviews() {}
    /// Writes the constraints of the view.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
    /// Properties of the view are to be updated.
    open func updateProperties() {}
    /// Asks for `updateProperties()`.
    open func setNeedsUpdateProperties() { updateProperties() }
    /// Updates properties that are waiting.
    open func updatePropertiesIfNeeded() {}
    /// Memory is short.
    open func didReceiveMemoryWarning() {}
    /// The view's margins changed.
    open func viewLayoutMarginsDidChange() {}
    /// The view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}
    /// The traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    /// The traits of the controller.
    open var traitCollection: UITraitCollection {
        inheritedTraits
    }

    // MARK: Layout

    /// What is added to the safe area, in points.
    open var additionalSafeAreaInsets: UIEdgeInsets = .zero {
        didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }
    /// The margins that the system gives the view, in points.
    open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        let side = SideMargin.points(
            width: (viewIfLoaded?.bounds ?? UIScreen.main.bounds).width,
            wide: SimulatedDevice.currentRules.wideSideMargin)
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    /// Whether the view's margins are at least the system's.
    open var viewRespectsSystemMinimumLayoutMargins = true { didSet { viewIfLoaded?.setNeedsLayout() } }
    /// The edges where the view lies below bars.
    open var edgesForExtendedLayout: UIRectEdge = .all
    /// Whether the view lies below opaque bars too.
    open var extendedLayoutIncludesOpaqueBars = false
    /// Whether insets of scroll views follow bars, under the first name of the rule.
    open var automaticallyAdjustsScrollViewInsets = true
    /// The size that the controller's container should give it, in points.
    open var preferredContentSize: CGSize = .zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            parent?.preferredContentSizeDidChange(forChildContentContainer: self)
            presentationController?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// The guide below bars at the top.
    open private(set) lazy var topLayoutGuide: any UILayoutSupport = makeLayoutSupport(isTop: true)
    /// The guide above bars at the bottom.
    open private(set) lazy var bottomLayoutGuide: any UILayoutSupport = makeLayoutSupport(isTop: false)
    /// Those of the two guides that were asked for.
    private(set) final var layoutSupports: [LayoutSupport] = []
    private func makeLayoutSupport(isTop: Bool) -> any UILayoutSupport {
        let support = LayoutSupport(view, isTop: isTop)
        layoutSupports.append(support)
        return support
    }
    private var contentScrollViews: [NSDirectionalRectEdge.RawValue: UIScrollView] = [:]
    /// Names the scroll view that bars follow.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        contentScrollViews[edge.rawValue] = scrollView
    }
    /// The scroll view that bars follow.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        contentScrollViews[edge.rawValue] ?? contentScrollViews[NSDirectionalRectEdge.all.rawValue]
    }

    // MARK: Titles and items

    /// The title, which bars show.
    open var title: String? {
        didSet {
            navigationItem.title = title
            if parent is UITabBarController || tabItem != nil { tabBarItem.title = title }
            tellObservers()
        }
    }
    /// What a navigation bar shows of the controller.
    open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
    var tabItem: UITabBarItem?
    /// What a tab bar shows of the controller.
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
    open var toolbarItems: [UIBarButtonItem]?
    /// Sets the items of the toolbar.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    /// Whether pushing the controller hides the tab bar.
    open var hidesBottomBarWhenPushed = false
    /// The button that edits.
    open private(set) lazy var editButtonItem = makeEditButton()
    /// Whether the contents are edited.
    open var isEditing = false
    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        showEditing(on: editButtonItem)
    }

    // MARK: Children

    /// The controllers inside.
    open internal(set) var children: [UIViewController] = []
    /// The controller around.
    open internal(set) weak var parent: UIViewController? { didSet { tellObservers() } }
    /// Adds a controller inside.
    open func addChild(_ childController: UIViewController) {
        if childController === self { raiseInvalidArgument("a view controller cannot be its own child") }
        if let old = childController.parent, old !== self { childController.removeFromParent() }
        guard childController.parent !== self else { return }
        childController.willMove(toParent: self)
        children.append(childController)
        childController.parent = self
    }
    /// Takes the controller out of the one around.
    open func removeFromParent() {
        guard let parent else { return }
        parent.children.removeAll { $0 === self }
        self.parent = nil
        didMove(toParent: nil)
    }
    /// The controller is about to move into another.
    open func willMove(toParent parent: UIViewController?) {}
    /// The controller moved into another.
    open func didMove(toParent parent: UIViewController?) {}
    /// Whether children are told of appearances by the system.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
    /// Tells a child that it is about to appear or disappear.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isAppearing ? willAppear(animated) : willDisappear(animated)
    }
    /// Tells a child that it appeared or disappeared.
    open func endAppearanceTransition() { finishAppearance() }
    /// Goes over from one child to another.
    open func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        ChildTransition(fromViewController, toViewController, completion).run(duration, options, animations)
    }
    /// Whether the view is about to appear for the first time, or again after another was above.
    open var isBeingPresented: Bool { presentation.isBeingPresented }
    /// Whether the view leaves the screen.
    open var isBeingDismissed: Bool { presentation.isBeingDismissed }
    /// Whether the controller is being put into its container.
    open internal(set) var isMovingToParent = false
    /// Whether the controller is being taken out of its container.
    open internal(set) var isMovingFromParent = false

    // MARK: Presentation

    var presentation = Presentation()
    /// How the controller is presented; `automatic` is always answered with the style that it stands for (UIKit's header,
    /// *modalPresentationStyle*).
    open var modalPresentationStyle: UIModalPresentationStyle {
        get { presentationStyle == .automatic ? .pageSheet : presentationStyle }
        set { presentationStyle = newValue }
    }
    private var presentationStyle = UIModalPresentationStyle.automatic {
        didSet {
            // The controller of another style was only asked about.
            if presentationStyle != oldValue, presentation.presenting == nil { presentation.controller = nil }
        }
    }
    /// How the presentation is animated.
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    /// Whether people cannot dismiss the controller.
    open var isModalInPresentation = false
    /// Whether a presentation that covers the context covers this controller.
    open var definesPresentationContext = false
    /// Whether the controller decides how presentations are animated.
    open var providesPresentationContextTransitionStyle = false
    /// Whether the status bar follows the controller though it does not cover the screen.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Whether presenting the controller leaves the keyboard.
    open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
    /// Who makes the animations of the presentation.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
    /// The transition that the system makes when asked for.
    open var preferredTransition: UIViewController.Transition?
    /// What manages the presentation.
    open var presentationController: UIPresentationController? {
        presentation.controller ?? makePresentationController()
    }
    /// The popover, if the controller is to be presented as one.
    open var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController ?? makePopoverController()
    }
    /// The sheet, if the controller is to be presented as one.
    open var sheetPresentationController: UISheetPresentationController? {
        presentationController as? UISheetPresentationController
    }
    /// The active presentation.
    open var activePresentationController: UIPresentationController? { presentation.active }
    /// The controller that this or the one around presents.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }
    /// The controller that presented this or the one around.
    open var presentingViewController: UIViewController? {
        presentation.presenting ?? parent?.presentingViewController
    }
    /// Presents a controller.
    open func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        presenter.show(viewControllerToPresent, animated: flag, completion: completion)
    }
    /// Dismisses what is presented, or this controller.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissPresented(animated: flag, completion: completion)
    }
    /// Shows a controller as the one around does.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let navigationController {
            navigationController.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
    /// Shows a controller in the place for details.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let splitViewController {
            splitViewController.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }
    /// Takes the details of a split view controller that becomes one column; most controllers do nothing.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {}
    /// Gives a split view controller its details back; most controllers have none.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// The controller that answers an action.
    open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
        canPerformAction(action, withSender: sender)
            ? self : parent?.targetViewController(forAction: action, sender: sender)
    }
    /// What runs beside a transition.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        presentation.coordinator ?? parent?.transitionCoordinator
    }

    // MARK: Surroundings

    /// The navigation controller around.
    open var navigationController: UINavigationController? { ancestor() }
    /// The tab bar controller around.
    open var tabBarController: UITabBarController? { ancestor() }
    /// The split view controller around.
    open var splitViewController: UISplitViewController? { ancestor() }
    /// The search controller in the navigation item.
    open var searchDisplayController: UISearchController? { navigationItem.searchController }
    /// The extension's context.
    open var extensionContext: NSExtensionContext? { nil }
    /// The name for saving the interface's state.
    open var restorationIdentifier: String?
    /// Saves what the interface's state has of the controller; no state is saved here.
    open func encodeRestorableState(with coder: NSCoder) {}
    /// Restores what was saved.
    open func decodeRestorableState(with coder: NSCoder) {}
    /// All of the interface's state was restored.
    open func applicationFinishedRestoringState() {}
    /// The class that brings the controller back.
    open var restorationClass: (any UIViewControllerRestoration.Type)?
    /// The interface style of the controller and its children, whether their views are loaded or not.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownTraits.userInterfaceStyle ?? .unspecified }
        set { overrideTraits { $0.userInterfaceStyle = newValue == .unspecified ? nil : newValue } }
    }
    /// The traits that the controller overrides.
    var ownTraits = TraitValues()
    /// Shown in the place of the view's content, if there is one.
    var unavailableContent: UnavailableContent?
    /// The interface style that the controller asks for.
    open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    /// Called when the state changes that says what stands in the place of content.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
    open func setNeedsUpdateContentUnavailableConfiguration() {
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
    }
    /// Tells that the preferred style changed.
    open func setNeedsUserInterfaceAppearanceUpdate() {}
    /// The child that decides the style.
    open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }
    var traitHandlers: [TraitHandler] = []
    private var childTraits: [ObjectIdentifier: UITraitCollection] = [:]
    /// Gives a child other traits.
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
    /// The traits that a child is given.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childTraits[ObjectIdentifier(childViewController)]
    }

    // MARK: Status bar, home indicator, orientation

    /// The style of the status bar.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden.
    open var prefersStatusBarHidden: Bool { false }
    /// How changes of the status bar are animated.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    /// The child that decides the status bar's style.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that decides whether the status bar is hidden.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Tells that the status bar is to change.
    open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.setNeedsLayout() }
    /// Whether the home indicator hides.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    open var prefersInterfaceOrientationLocked: Bool { false }
    open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
    open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}
    /// The child that decides on the home indicator.
    open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    /// Tells that the home indicator is to change.
    open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
    /// The edges where the system's gestures wait.
    open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    /// The child that decides on system gestures.
    open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    /// Tells that gestures at the edges are to change.
    open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
    /// Whether the pointer is caught.
    open var prefersPointerLocked: Bool { false }
    /// Tells that catching the pointer is to change.
    open func setNeedsUpdateOfPrefersPointerLocked() {}
    /// Whether the interface turns with the device.
    open var shouldAutorotate: Bool { true }
    /// The orientations of the interface.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }
    /// The orientation in which the controller is presented.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
    /// The orientation under its first name.
    open var interfaceOrientation: UIInterfaceOrientation { .portrait }
    /// Tells that the orientations changed.
    open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
    /// Turns the interface as the device is held.
    open class func attemptRotationToDeviceOrientation() {}

    // MARK: Containers of contents

    /// The size preferred by a child changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// A child laid itself out anew.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    /// The size of a child in a size of this controller.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }
    /// The view is about to change its size.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in children {
            child.viewWillTransition(
                to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
        }
    }
    /// The traits are about to change.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { parent ?? viewIfLoaded?.superview }
    open var focusItemContainer: (any UIFocusItemContainer)? { nil }
    open var focusGroupIdentifier: String? {
        get { viewIfLoaded?.focusGroupIdentifier }
        set { view.focusGroupIdentifier = newValue }
    }
    open var restoresFocusAfterTransition: Bool {
        get { true }
        set {}
    }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}

    // MARK: Storyboards

    /// Performs a segue.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        guard let template = scene?.template(named: identifier) else { raiseNoSegue(identifier) }
        template.performAnyway(sender)
    }
    /// Whether a segue is performed.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
    /// A segue is about to be performed.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
    /// Whether a segue can come back here.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, sender: Any?
    ) -> Bool { fromViewController !== self && action.isKnown(to: self) }
    /// Whether a segue can come back here, by the name that was used before iOS 13.
    open func canPerformUnwindSegueAction(
        _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
    ) -> Bool { canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }
    /// Comes back along a segue.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
    /// The children where an unwinding segue may end.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        let around = childContaining(source)
        return children.filter { $0 !== around }
    }
    /// The child in which an unwind segue begins.
    open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        childAround(source.source)
    }

    /// Key commands.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) { commands.append(keyCommand) }
    /// Removes a key command.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) { commands.removeAll { $0 === keyCommand } }
    private var commands: [UIKeyCommand] = []
    /// Where the undo manager comes from.
    open var performsActionsWhilePresentingModally: Bool { false }
    /// Brings a preview to the whole screen.
    open var previewActionItems: [any UIPreviewActionItem] { [] }

    open override var next: UIResponder? {
        if let container = viewIfLoaded?.superview { return container }
        return parent ?? presentation.presenting
    }
}
