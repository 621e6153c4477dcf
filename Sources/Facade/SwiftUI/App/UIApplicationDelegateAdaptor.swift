public import Combine
public import Foundation
import QuartzCore
public import UIKit

/// The delegate of an app, which is made with the app.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    /// Creates a property with a delegate of a type, the app's from now on.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        guard !(UIApplication.shared.delegate is DelegateType) else { return }
        UIApplication.shared.delegate = makeAtRunTime(delegateType)
    }

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
