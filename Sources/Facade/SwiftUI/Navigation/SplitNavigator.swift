import UIKit

/// The columns of a split view: side by side in UIKit's split view controller, or pages of one stack on narrow screens.
@MainActor final class SplitNavigator {
    /// What a split view shows.
    struct Contents {
        var columns: [AnyView]
        var visibility: Binding<NavigationSplitViewVisibility>?
        /// The place of the column that narrow screens show.
        var compactPlace: Binding<Int>?
        var behavior: UISplitViewController.SplitBehavior
    }

    private weak var node: ViewNode?
    private var stack: Navigator?
    private var split: (controller: SplitController, navigators: [Navigator])?
    /// The place of the last column that a narrow screen shows.
    private var shownPlace = 0
    private var compactPlace: Binding<Int>?
    /// What takes back the selections that led to columns, by the places of these.
    private var deselecting: [Int: () -> Void] = [:]

    init(_ node: ViewNode) { self.node = node }

    /// What the columns say to the views around the split view.
    private(set) var preferences = PreferenceValues()

    /// Shows columns, and returns UIKit's controller that does.
    func show(_ contents: Contents, in environment: EnvironmentValues) -> UIViewController {
        environment.horizontalSizeClass == .compact
            ? showStacked(contents, environment) : showBesideEachOther(contents, environment)
    }

    /// Shows a column in front of those before it.
    func show(_ place: Int, deselect: @escaping () -> Void) {
        deselecting[place] = deselect
        guard split == nil else { return }
        shownPlace = place
        compactPlace?.wrappedValue = place
        node?.invalidate()
    }

    private func showStacked(_ contents: Contents, _ environment: EnvironmentValues) -> UIViewController {
        split = nil
        let stack = stack ?? node.map(Navigator.init)
        guard let stack else { return UIViewController() }
        self.stack = stack
        compactPlace = contents.compactPlace
        if let place = compactPlace?.wrappedValue { shownPlace = place }
        let places = 1..<max(1, min(shownPlace + 1, contents.columns.count))
        stack.columns = places.map { (contents.columns[$0], adapter($0, of: contents.columns.count)) }
        stack.columnGone = { [weak self] in self?.columnGone($0) }
        stack.adaptRoot = adapter(0, of: contents.columns.count)
        stack.show(contents.columns[0], in: environment)
        preferences = stack.preferences
        return stack.controller
    }

    private func columnGone(_ place: Int) {
        shownPlace = place - 1
        deselecting.removeValue(forKey: place)?()
        compactPlace?.wrappedValue = shownPlace
    }

    private func showBesideEachOther(_ contents: Contents, _ environment: EnvironmentValues) -> UIViewController {
        stack = nil
        let split = split ?? makeSplit(contents.columns.count)
        self.split = split
        preferences = PreferenceValues()
        for (place, navigator) in split.navigators.enumerated() {
            navigator.adaptRoot = adapter(place, of: contents.columns.count)
            navigator.show(contents.columns[place], in: environment)
            split.controller.take(navigator.preferences[ColumnWidthKey.self], for: place)
            preferences.merge(navigator.preferences)
        }
        split.controller.visibility = contents.visibility
        split.controller.take(contents.behavior)
        return split.controller
    }

    private func makeSplit(_ count: Int) -> (controller: SplitController, navigators: [Navigator]) {
        let controller = SplitController(style: count == 3 ? .tripleColumn : .doubleColumn)
        let navigators = (0..<count).compactMap { _ in node.map(Navigator.init) }
        let columns: [UISplitViewController.Column] =
            count == 3 ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for (column, navigator) in zip(columns, navigators) {
            controller.setViewController(navigator.controller, for: column)
        }
        return (controller, navigators)
    }

    private func adapter(_ place: Int, of count: Int) -> (inout EnvironmentValues, Navigator) -> Void {
        let column = place + 1 < count ? SplitColumn(self, place) : nil
        return { environment, navigator in
            environment.splitColumn = column
            environment.joinedNavigator = navigator
        }
    }
}

/// UIKit's split view controller as a split view shows it.
final class SplitController: UISplitViewController, UISplitViewControllerDelegate {
    /// Which columns are seen, as the app keeps it.
    var visibility: Binding<NavigationSplitViewVisibility>? {
        didSet {
            delegate = self
            let mode = visibility?.wrappedValue.mode(isTriple: style == .tripleColumn) ?? .automatic
            if preferredDisplayMode != mode { preferredDisplayMode = mode }
        }
    }

    func take(_ behavior: UISplitViewController.SplitBehavior) {
        if preferredSplitBehavior != behavior { preferredSplitBehavior = behavior }
    }

    /// Takes the widths of a sidebar.
    func take(_ width: ColumnWidth?, for place: Int) {
        let ideal = width?.ideal ?? Self.automaticDimension
        if place == 0, preferredPrimaryColumnWidth != ideal {
            preferredPrimaryColumnWidth = ideal
            minimumPrimaryColumnWidth = width?.least ?? Self.automaticDimension
            maximumPrimaryColumnWidth = width?.greatest ?? (width == nil ? Self.automaticDimension : max(ideal, 320))
        } else if place == 1, style == .tripleColumn, preferredSupplementaryColumnWidth != ideal {
            preferredSupplementaryColumnWidth = ideal
            minimumSupplementaryColumnWidth = width?.least ?? Self.automaticDimension
            maximumSupplementaryColumnWidth =
                width?.greatest ?? (width == nil ? Self.automaticDimension : max(ideal, 320))
        }
    }

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: DisplayMode) {
        guard let visibility, visibility.wrappedValue != .automatic else { return }
        let new = NavigationSplitViewVisibility(displayMode, isTriple: style == .tripleColumn)
        if visibility.wrappedValue != new { visibility.wrappedValue = new }
    }
}

extension NavigationSplitViewVisibility {
    /// Returns what UIKit calls it.
    fileprivate func mode(isTriple: Bool) -> UISplitViewController.DisplayMode {
        switch self {
        case .detailOnly: .secondaryOnly
        case .doubleColumn: .oneBesideSecondary
        case .all: isTriple ? .twoBesideSecondary : .oneBesideSecondary
        default: .automatic
        }
    }

    fileprivate init(_ mode: UISplitViewController.DisplayMode, isTriple: Bool) {
        switch mode {
        case .secondaryOnly: self = .detailOnly
        case .oneBesideSecondary, .oneOverSecondary: self = isTriple ? .doubleColumn : .all
        default: self = .all
        }
    }
}
