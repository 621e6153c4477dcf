public import Foundation
import LayoutSimInertness
public import UniformTypeIdentifiers

/// Views that are made of the elements of a collection.
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection

    /// The collection.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection of the view that is modified.
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Calls a closure with the places of rows that are deleted.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditing(delete: action))
    }
    /// Calls a closure with the places of rows that are moved, and with the place before which they are put.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditing(move: action))
    }
    /// Calls a closure when something is dropped between rows, which nobody can here.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        inert(.behavior, "DynamicViewContent.onInsert(of:perform:)")
        return modifier(EmptyModifier())
    }
    /// Calls a closure when something is dropped between rows, which nobody can here.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        inert(.behavior, "DynamicViewContent.dropDestination(for:action:)")
        return modifier(EmptyModifier())
    }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, PrimitiveModifier, Sendable {
    /// The modifier.
    public static let identity = EmptyModifier()

    /// Creates the modifier.
    public init() {}

    @MainActor func outputs(_ inputs: _ViewInputs, _ body: (_ViewInputs) -> _ViewOutputs) -> _ViewOutputs {
        body(inputs)
    }
}
