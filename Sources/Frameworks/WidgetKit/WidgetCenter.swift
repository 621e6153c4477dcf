import Foundation
import LayoutSimInertness

/// A size of widgets.
public enum WidgetFamily: Int, Hashable, Sendable, CaseIterable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular,
        accessoryInline
}

/// A widget that a user put on a screen.
public struct WidgetInfo: Hashable, Sendable {
    /// The kind of the widget.
    public let kind: String
    /// The size of the widget.
    public let family: WidgetFamily
}

/// The widgets of the app; there are none here.
public final class WidgetCenter: Sendable {
    /// The center.
    public static let shared = WidgetCenter()
    private init() {}

    /// Does nothing here, since there are no widgets.
    public func reloadAllTimelines() { inert(.service, self) }
    /// Does nothing here, since there are no widgets.
    public func reloadTimelines(ofKind kind: String) { inert(.service, self) }
    /// Does nothing here, since there are no widgets.
    public func invalidateConfigurationRecommendations() { inert(.service, self) }
    /// Tells the widgets on the main queue: there are none here.
    @preconcurrency public func getCurrentConfigurations(
        _ completion: @escaping @Sendable (Result<[WidgetInfo], any Error>) -> Void
    ) { DispatchQueue.main.async { completion(.success([])) } }
    /// The widgets: none here.
    public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
