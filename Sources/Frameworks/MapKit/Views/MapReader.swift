public import CoreLocation
public import SwiftUI

/// What knows the coordinates of points in a map (Apple, *MapProxy*); no map has any here.
public struct MapProxy {
    /// Returns the coordinate at a point: `nil` here.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? { nil }
    /// Returns the point of a coordinate: `nil` here.
    public func convert(
        _ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol
    ) -> CGPoint? { nil }
    /// Returns the camera that sees a region: `nil` here.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? { nil }
}

/// A view that knows the coordinates of points in a map in it (Apple, *MapReader*).
@MainActor @preconcurrency public struct MapReader<Content: View>: View {
    private let content: Content

    /// Creates a view.
    public init(@ViewBuilder content: (MapProxy) -> Content) { self.content = content(MapProxy()) }

    /// The view.
    public var body: some View { content }
}
