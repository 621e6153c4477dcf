public import CoreLocation
public import SwiftUI

/// A balloon at a place (Apple, *Marker*).
public struct Marker<Label: View>: MapContent {
    /// There is none.
    public var body: Never { neverBody(of: Self.self) }

    /// Creates a balloon.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}

extension Marker where Label == Text {
    /// Creates a balloon with a title.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
    /// Creates a balloon with a title.
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
    /// Creates a balloon with a title and some letters.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {}
    /// Creates a balloon with a title and some letters.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, monogram: Text, coordinate: CLLocationCoordinate2D
    ) {}
    /// Creates the balloon of a place of interest.
    public init(item: MKMapItem) {}
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// Creates a balloon with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
    /// Creates a balloon with a title and a symbol.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, systemImage: String, coordinate: CLLocationCoordinate2D
    ) {}
    /// Creates a balloon with a title and a picture.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
    /// Creates a balloon with a title and a picture.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, image: String, coordinate: CLLocationCoordinate2D
    ) {}
}

/// A view at a place (Apple, *Annotation*).
public struct Annotation<Label: View, Content: View>: MapContent {
    /// There is none.
    public var body: Never { neverBody(of: Self.self) }

    /// Creates an annotation.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}

extension Annotation where Label == Text {
    /// Creates an annotation with a title.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}
    /// Creates an annotation with a title.
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content
    ) {}
}

/// The place of the user (Apple, *UserAnnotation*), which is never known here.
public struct UserAnnotation: MapContent {
    /// There is none.
    public var body: Never { neverBody(of: Self.self) }

    /// Creates the annotation.
    public init(anchor: UnitPoint = .center) {}
    /// Creates the annotation with a view.
    public init<Content: View>(anchor: UnitPoint = .center, @ViewBuilder content: () -> Content) {}
}

/// A line on a map (Apple, *MapPolyline*).
public struct MapPolyline: MapContent {
    /// There is none.
    public var body: Never { neverBody(of: Self.self) }

    /// How a line goes between its points (Apple, *MapPolyline.ContourStyle*).
    public enum ContourStyle: Hashable, Sendable { case straight, geodesic }
    /// Creates a line through coordinates.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {}
    /// Creates the line of an overlay.
    public init(_ polyline: MKPolyline) {}
    /// Creates the line of a route.
    public init(_ route: MKRoute) {}
}

/// A shape on a map (Apple, *MapPolygon*).
public struct MapPolygon: MapContent {
    /// There is none.
    public var body: Never { neverBody(of: Self.self) }

    /// Creates a shape with corners.
    public init(coordinates: [CLLocationCoordinate2D]) {}
    /// Creates the shape of an overlay.
    public init(_ polygon: MKPolygon) {}
}

/// A circle on a map (Apple, *MapCircle*).
public struct MapCircle: MapContent {
    /// There is none.
    public var body: Never { neverBody(of: Self.self) }

    /// Creates a circle; the radius is in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
    /// Creates the circle of an overlay.
    public init(_ circle: MKCircle) {}
}

/// Content with a modifier.
struct ModifiedMapContent<Content>: MapContent {
    var body: Never { neverBody(of: Self.self) }
}

extension MapContent {
    /// Gives it a color.
    public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { ModifiedMapContent<Self>() }
    /// Gives it a color, or none.
    public func tint(_ tint: Color?) -> some MapContent { ModifiedMapContent<Self>() }
    /// Fills it.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some MapContent { ModifiedMapContent<Self>() }
    /// Draws its line.
    public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some MapContent {
        ModifiedMapContent<Self>()
    }
    /// Draws its line.
    public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some MapContent {
        ModifiedMapContent<Self>()
    }
    /// Gives it a value by which people choose it.
    public func tag<V: Hashable>(_ tag: V) -> some MapContent { ModifiedMapContent<Self>() }
    /// Shows or hides its title.
    public func annotationTitles(_ visibility: Visibility) -> some MapContent { ModifiedMapContent<Self>() }
    /// Shows or hides its subtitle.
    public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { ModifiedMapContent<Self>() }
    /// Puts it above or below the roads.
    public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { ModifiedMapContent<Self>() }
}
