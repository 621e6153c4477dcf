// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimProposalTree

/// Views that depend on the size that is proposed.
nonisolated public struct GeometryReader<Content: View>: View, PrimitiveView, WrittenView {
    /// Makes the views.
    public var content: (GeometryProxy) -> Content
    let line = SourceLine()

    /// Creates a view that takes what is proposed, and whose contents a closure makes with it.
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: GeometryReader, _ inputs: _ViewInputs) -> _ViewOutputs {
        let place = GeometryPlace.of(inputs.node)
        guard place.isKnown else { return _ViewOutputs().combined(inputs.node, place) }
        let content = inputs.node.observing { view.content(GeometryProxy(place: place)) }
        let outputs = inputs.make(content)
        let children =
            outputs.elements.count == 1
            ? outputs.elements : [ViewElement(inputs.node, .overlapping(.topLeading), outputs.elements, part: 1)]
        var all = _ViewOutputs()
        all.preferences = outputs.preferences
        all.elements = [ViewElement(inputs.node, .plain(.geometryReader), children, reads: place)]
        return all
    }
}

extension _ViewOutputs {
    fileprivate func combined(_ node: ViewNode, _ place: GeometryPlace) -> _ViewOutputs {
        var outputs = self
        outputs.elements = [ViewElement(node, .plain(.geometryReader), [], reads: place)]
        return outputs
    }
}

/// The size and the place of a view.
public struct GeometryProxy {
    let place: GeometryPlace

    private var geometry: GeometryPlace.Geometry {
        let place = place
        return MainActor.assumeIsolated { place.read() }
    }

    /// The size, in points.
    public var size: CGSize { geometry.size }
    /// What is not safe of the view, in points.
    public var safeAreaInsets: EdgeInsets { geometry.safeArea }
    /// Returns the frame of the view in a coordinate space, in points.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        let place = place
        nonisolated(unsafe) let space = coordinateSpace
        return MainActor.assumeIsolated { unsafe place.frame(in: space) }
    }
    /// Returns the frame of the view in a coordinate space, in points.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
    /// Returns the bounds of a named coordinate space, in points of the view; `nil` if the view does not lie in it.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        let place = place
        nonisolated(unsafe) let space = coordinateSpace.coordinateSpace
        return MainActor.assumeIsolated { unsafe place.bounds(of: space) }
    }
    /// Returns the value of an anchor in the view.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(geometry.frame.origin) }
}

/// A space in which positions are told.
public enum CoordinateSpace: Equatable, Hashable {
    /// The space of the screen.
    case global
    /// The space of the view itself.
    case local
    /// The space of a view with a name.
    case named(AnyHashable)

    /// Whether it is the space of the screen.
    public var isGlobal: Bool { self == .global }
    /// Whether it is the space of the view itself.
    public var isLocal: Bool { self == .local }
}

/// A space in which positions are told.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// The space of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space.
    public init() {}
    /// The space.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The space of a view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// Creates the space.
    public init() {}
    /// The space.
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable
    /// The space.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The space of the screen.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The space of the view itself.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space of a view with a name.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
    /// The space of the nearest scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace.nearest) }
    /// The space of the nearest scroll view that scrolls on an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: ScrollSpace.nearest)
    }
}

/// The names of scroll views' spaces.
enum ScrollSpace: Hashable {
    case nearest
}

extension View {
    /// Gives the view's space a name.
    public nonisolated func coordinateSpace<Name: Hashable>(name: Name) -> some View {
        modifier(TraitModifier<SpaceKey>(value: AnyHashable(name)))
    }
    /// Gives the view's space a name.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(TraitModifier<SpaceKey>(value: name.name))
    }
}

/// The name of a view's space.
enum SpaceKey: ViewTraitKey { static var defaultValue: AnyHashable? { nil } }

/// A value in a view's space, to be read in that of another view.
public struct Anchor<Value> {
    /// Returns the value for a view at a point of the hosting view.
    let value: (CGPoint) -> Value

    /// What an anchor stands for.
    public struct Source {
        let anchor: (GeometryPlace) -> Anchor<Value>
    }
}
