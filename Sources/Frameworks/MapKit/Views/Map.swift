// swift-format-ignore-file: NoLeadingUnderscores

public import CoreLocation
import LayoutSimInertness
public import SwiftUI

/// A map (Apple, *Map*), which is a gray area with its name here; what stands on it is not drawn.
@MainActor @preconcurrency public struct Map<Content: View>: View {
    fileprivate init(known: Void) {}

    /// The area, which fills its place.
    public var body: some View { MapArea() }
}

private struct MapArea: UIViewRepresentable {
    func makeUIView(context: Context) -> MKMapView { MKMapView() }
    func updateUIView(_ view: MKMapView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: MKMapView, context: Context) -> CGSize? {
        proposal.replacingUnspecifiedDimensions()
    }
}

/// What a map shows beside its ground (Apple, *MapContentView*).
@MainActor @preconcurrency public struct MapContentView<SelectedValue, Content>: View {
    /// Nothing.
    public var body: some View { EmptyView() }
}

extension Map {
    /// Creates an empty map.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> { self.init(known: ()) }
    /// Creates an empty map whose position code follows.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> { self.init(known: ()) }
    /// Creates a map with content.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> { self.init(known: ()) }
    /// Creates a map with content whose position code follows.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> { self.init(known: ()) }
    /// Creates a map with content that people choose from.
    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> { self.init(known: ()) }
    /// Creates a map with content that people choose from, whose position code follows.
    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> { self.init(known: ()) }
}

/// How a map of before iOS 17 follows the user (Apple, *MapUserTrackingMode*).
public enum MapUserTrackingMode: Hashable, Sendable { case none, follow }

/// What a map of before iOS 17 shows of a place (Apple, *MapAnnotationProtocol*).
public protocol MapAnnotationProtocol {}

/// The content of a map of before iOS 17 (Apple, *_DefaultMapContent*).
@MainActor @preconcurrency public struct _DefaultMapContent: View {
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// The content of a map of before iOS 17 with annotations (Apple, *_DefaultAnnotatedMapContent*).
@MainActor @preconcurrency public struct _DefaultAnnotatedMapContent<Items>: View {
    /// Nothing.
    public var body: some View { EmptyView() }
}

extension Map {
    /// Creates a map of a region.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _DefaultMapContent { self.init(known: ()) }
    /// Creates a map of a rectangle.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _DefaultMapContent { self.init(known: ()) }
    /// Creates a map of a region with annotations.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable { self.init(known: ()) }
}

/// A pin of before iOS 17 (Apple, *MapPin*).
public struct MapPin: MapAnnotationProtocol {
    /// Creates a pin.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A balloon of before iOS 17 (Apple, *MapMarker*).
public struct MapMarker: MapAnnotationProtocol {
    /// Creates a balloon.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {}
}

/// A view on a map of before iOS 17 (Apple, *MapAnnotation*).
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    /// Creates an annotation.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {}
}
