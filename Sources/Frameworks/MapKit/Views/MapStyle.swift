import LayoutSimInertness
public import SwiftUI

/// The places of interest on a map (Apple, *PointOfInterestCategories*).
public struct PointOfInterestCategories: Sendable {
    /// All.
    public static let all = PointOfInterestCategories()
    /// None.
    public static let excludingAll = PointOfInterestCategories()
    /// Some.
    public static func including(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
    /// All but some.
    public static func excluding(_ categories: [MKPointOfInterestCategory]) -> Self { Self() }
}

/// How the ground of a map looks (Apple, *MapStyle*).
public struct MapStyle: Sendable {
    /// How heights are shown (Apple, *MapStyle.Elevation*).
    public enum Elevation: Hashable, Sendable { case automatic, flat, realistic }
    /// How strong the colors are (Apple, *MapStyle.StandardEmphasis*).
    public enum StandardEmphasis: Hashable, Sendable { case automatic, muted }

    /// Streets and names.
    public static let standard = MapStyle()
    /// Pictures from above.
    public static let imagery = MapStyle()
    /// Pictures from above with streets and names.
    public static let hybrid = MapStyle()

    /// Streets and names.
    public static func standard(
        elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
        pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
    ) -> MapStyle { standard }
    /// Pictures from above.
    public static func imagery(elevation: Elevation = .automatic) -> MapStyle { imagery }
    /// Pictures from above with streets and names.
    public static func hybrid(
        elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
        showsTraffic: Bool = false
    ) -> MapStyle { hybrid }
}

/// How often code is told of a map's camera (Apple, *MapCameraUpdateFrequency*).
public enum MapCameraUpdateFrequency: Hashable, Sendable { case continuous, onEnd }

/// Where a map's camera is (Apple, *MapCameraUpdateContext*).
public struct MapCameraUpdateContext: Sendable {
    /// The camera.
    public let camera: MapCamera
    /// The region that is seen.
    public let region: MKCoordinateRegion
    /// The rectangle that is seen.
    public let rect: MKMapRect
}

extension View {
    /// Sets how the ground of the maps in the view looks, which is gray here.
    public nonisolated func mapStyle(_ mapStyle: MapStyle) -> some View {
        inert(.service, in: MapStyle.self, "mapStyle(_:)")
        return self
    }
    /// Sets the controls of the maps in the view, which have none here.
    public nonisolated func mapControls<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        inert(.service, in: MapStyle.self, "mapControls(_:)")
        return self
    }
    /// Shows or hides the controls of the maps in the view, which have none here.
    public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View { self }
    /// Ties controls to maps.
    public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
    /// Calls a closure when people move the maps in the view, which nobody does here.
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View { self }
    /// Calls a closure when people move the maps in the view, which nobody does here.
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View { self }
}

/// A button that moves a map to the user (Apple, *MapUserLocationButton*); nothing is drawn of it here.
@MainActor @preconcurrency public struct MapUserLocationButton: View {
    /// Creates a button.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A compass of a map (Apple, *MapCompass*); nothing is drawn of it here.
@MainActor @preconcurrency public struct MapCompass: View {
    /// Creates a compass.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A scale of a map (Apple, *MapScaleView*); nothing is drawn of it here.
@MainActor @preconcurrency public struct MapScaleView: View {
    /// Creates a scale.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// A button that tilts a map (Apple, *MapPitchToggle*); nothing is drawn of it here.
@MainActor @preconcurrency public struct MapPitchToggle: View {
    /// Creates a button.
    public init(scope: Namespace.ID? = nil) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}
