// swift-format-ignore-file: NoLeadingUnderscores

import LayoutSimProposalTree
import UIKit

/// A root view, and views that are shown in front of it one after the other.
nonisolated public struct NavigationStack<Data, Root: View>: View, PrimitiveView, WrittenView {
    let root: Root
    let path: (@MainActor () -> Navigator.Path)?
    let line = SourceLine()

    /// Creates a stack that keeps its path itself.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }
    /// Creates a stack whose path an app keeps.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        nonisolated(unsafe) let path = path
        self.path = {
            Navigator.Path(
                values: { unsafe path.wrappedValue.elements.map(\.value) },
                append: { unsafe path.wrappedValue.elements.append(NavigationPath.Element(any: $0)) },
                removeLast: { unsafe path.wrappedValue.removeLast() })
        }
    }
    /// Creates a stack whose path is a collection of an app.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable
    {
        self.root = root()
        nonisolated(unsafe) let path = path
        self.path = {
            Navigator.Path(
                values: { unsafe path.wrappedValue.map { AnyHashable($0) } },
                append: { if let value = $0.base as? Data.Element { unsafe path.wrappedValue.append(value) } },
                removeLast: { unsafe path.wrappedValue = Data(path.wrappedValue.dropLast()) })
        }
    }

    /// Makes the elements of the view.
    @MainActor public static func _makeView(_ view: NavigationStack, _ inputs: _ViewInputs) -> _ViewOutputs {
        NavigationContent.make(view.root, path: view.path?(), inputs)
    }
}

/// What a stack shows: UIKit's navigation controller with its root, and the views in front of it.
@MainActor enum NavigationContent {
    static func make<Root: View>(_ root: Root, path: Navigator.Path?, _ inputs: _ViewInputs) -> _ViewOutputs {
        let node = inputs.node
        if inputs.environment.joinedNavigator != nil { return join(root, path, inputs) }
        let navigator = node.kept as? Navigator ?? Navigator(node)
        node.kept = navigator
        navigator.path = path
        navigator.show(AnyView(root), in: inputs.environment)
        return inputs.filled(by: navigator.controller, saying: navigator.preferences.withoutBarContents)
    }

    /// Returns the root alone, in a column of a split view, whose own stack shows the views in front of it.
    private static func join<Root: View>(
        _ root: Root, _ path: Navigator.Path?, _ inputs: _ViewInputs
    ) -> _ViewOutputs {
        var inner = inputs
        inner.environment.joinedNavigator = nil
        var outputs = inner.makeOne(root)
        if let path { outputs.preferences[JoinedPathKey.self] = path }
        return outputs
    }
}

extension PreferenceValues {
    /// The values without those that the bars of a navigation stack took.
    var withoutBarContents: PreferenceValues {
        var values = self
        values.remove(NavigationTitleKey.self)
        values.remove(NavigationTitleModeKey.self)
        values.remove(NavigationDestinationsKey.self)
        values.remove(ToolbarKey.self)
        values.remove(BackButtonHiddenKey.self)
        values.remove(SearchFactsKey.self)
        values.remove(JoinedPathKey.self)
        return values
    }
}

extension _ViewInputs {
    /// Returns the outputs of a controller that fills what there is, the areas that are not safe too.
    func filled(by controller: UIViewController, saying preferences: PreferenceValues) -> _ViewOutputs {
        let size = RepresentedSize(view: controller.view) { $0.replacingUnspecifiedDimensions() }
        let display = ControllerDisplay(controller: controller, environment: environment)
        let view = ViewElement(node, .measured(size), shows: display, part: 0)
        var outputs = _ViewOutputs()
        outputs.elements = [
            ViewElement(node, .plain(.ignoringSafeArea(Edge.Set.all.value)), [view], traits: ViewTraits(), part: 1)
        ]
        outputs.preferences = preferences
        return outputs
    }
}
