public import Combine
public import Foundation
public import UIKit

/// The delegate of an app, which is made when the app starts; none starts here.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// Creates a property with a delegate of a type.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

    /// The delegate of the app that runs; ends the process where none of its type does.
    public var wrappedValue: DelegateType {
        guard let delegate = UIApplication.shared.delegate as? DelegateType else {
            preconditionFailure(
                "UIApplicationDelegateAdaptor: no app with a delegate of type \(DelegateType.self) runs")
        }
        return delegate
    }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Makes bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}
