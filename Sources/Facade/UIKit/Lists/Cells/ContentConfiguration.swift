public import Foundation

/// The content of a view, described apart from the view that shows it.
public protocol UIContentConfiguration {
    /// Creates the view that shows the configuration.
    @MainActor func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state of the view.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor public protocol UIContentView: NSObjectProtocol {
    /// The configuration that the view shows.
    var configuration: any UIContentConfiguration { get set }
    /// Returns whether the view can show a configuration; by default, if it has the type of the current one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}

/// The key of an app-defined state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a key from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a key from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state that configurations are updated for.
public protocol UIConfigurationState {
    /// Creates the default state for traits.
    init(traitCollection: UITraitCollection)
    /// The traits of the view.
    var traitCollection: UITraitCollection { get set }
    /// The value of an app-defined state; `nil` if it is not set.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The state of a view, for which configurations are updated.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The traits of the view.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled; never set here.
    public var isDisabled = false
    /// Whether the view is highlighted; never set here.
    public var isHighlighted = false
    /// Whether the view is selected; never set here.
    public var isSelected = false
    /// Whether the view is focused; never set here.
    public var isFocused = false
    /// Whether the view is pinned, like a header during scrolling; never set here.
    public var isPinned = false
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    /// Creates the default state for traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    /// The value of an app-defined state; `nil` if it is not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}

/// The state of a cell, for which configurations are updated.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The state of a cell in a drag; always `none` here.
    public enum DragState: Int, Sendable { case none = 0, lifting, dragging }
    /// The state of a cell in a drop; always `none` here.
    public enum DropState: Int, Sendable { case none = 0, notTargeted, targeted }
    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled; never set here.
    public var isDisabled = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell is focused; never set here.
    public var isFocused = false
    /// Whether the cell is pinned; never set here.
    public var isPinned = false
    /// Whether the cell is being edited.
    public var isEditing = false
    /// Whether the cell shows its child items.
    public var isExpanded = false
    /// Whether the swipe actions of the cell are visible.
    public var isSwiped = false
    /// Whether the cell is being moved by the user; never set here.
    public var isReordering = false
    /// The state of the cell in a drag; never set here.
    public var cellDragState: DragState = .none
    /// The state of the cell in a drop; never set here.
    public var cellDropState: DropState = .none
    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]
    /// Creates the default state for traits.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
    /// The value of an app-defined state; `nil` if it is not set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
