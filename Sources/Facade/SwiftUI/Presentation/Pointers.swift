public import Foundation
import LayoutSimInertness
public import UIKit
public import UniformTypeIdentifiers

/// What pointers do over a view; none is here.
public struct HoverEffect: Sendable {
    /// What the device does.
    public static let automatic = HoverEffect()
    /// A light behind the view.
    public static let highlight = HoverEffect()
    /// The view rises.
    public static let lift = HoverEffect()

    init() {}
}

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    /// At a point of the view.
    case active(CGPoint)
    /// Somewhere else.
    case ended
}

extension View {
    /// Sets what pointers do over the view; none is here.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
    /// Sets what pointers do over the view; none is here.
    public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
    /// Sets whether pointers do something over the view; none is here.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
    /// Sets what pointers do over views without an effect of their own; none is here.
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
    /// Calls a closure when a pointer comes and goes; none is here.
    public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { told(.behavior) }
    /// Calls a closure when a pointer moves; none is here.
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { told(.behavior) }
    /// Lets the view be dragged, which nobody does here.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { told(.behavior) }
    /// Lets the view be dragged with a picture of its own, which nobody does here.
    public nonisolated func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View { told(.behavior) }
    /// Lets a value be dragged, which nobody does here.
    public nonisolated func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some View { told(.behavior) }
    /// Lets a value be dragged with a picture of its own, which nobody does here.
    public nonisolated func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View { told(.behavior) }
    /// Calls a closure with what is dropped, which is nothing here.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View { told(.behavior) }
    /// Calls a closure with what is dropped, which is nothing here.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { told(.behavior) }
    /// Calls a closure with what is dropped and where, which is nothing here.
    public nonisolated func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { told(.behavior) }
    /// Has an object hear of what is dropped, which is nothing here.
    public nonisolated func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        told(.behavior)
    }
    /// Calls a closure with what is dropped, which is nothing here.
    public nonisolated func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { told(.behavior) }
    /// Has an object hear of what is dropped, which is nothing here.
    public nonisolated func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        told(.behavior)
    }
    /// Opens the view when something is held over it, which nobody does here.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }
}

/// Whether a view opens when something is held over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String

    /// What the kind of the view says.
    public static let automatic = SpringLoadingBehavior(name: "automatic")
    /// It does.
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    /// It does not.
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Hears of what is dropped on a view.
public protocol DropDelegate {
    /// Returns whether something can be dropped.
    func validateDrop(info: DropInfo) -> Bool
    /// Takes what is dropped.
    func performDrop(info: DropInfo) -> Bool
    /// Hears that something came over the view.
    func dropEntered(info: DropInfo)
    /// Says what becomes of what is over the view.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// Hears that something left the view.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    /// Everything can be dropped.
    public func validateDrop(info: DropInfo) -> Bool { true }
    /// Nothing happens.
    public func dropEntered(info: DropInfo) {}
    /// Nothing is said.
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    /// Nothing happens.
    public func dropExited(info: DropInfo) {}
}

/// What is dropped on a view.
public struct DropInfo {
    let providers: [NSItemProvider]
    /// The place, in points.
    public let location: CGPoint

    /// Returns whether something is of one of some types.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !providers.isEmpty }
    /// Returns what is of one of some types.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }
    /// Returns what is of one of some types.
    public func itemProviders(for types: [String]) -> [NSItemProvider] { providers }
}

/// What becomes of something that is dropped.
public enum DropOperation: Hashable, Sendable {
    /// Nothing.
    case cancel
    /// It is not allowed.
    case forbidden
    /// It is copied.
    case copy
    /// It is moved.
    case move
}

/// What a view would do with what is over it.
public struct DropProposal: Sendable {
    /// What becomes of it.
    public let operation: DropOperation

    /// Creates an answer.
    public init(operation: DropOperation) { self.operation = operation }
}
