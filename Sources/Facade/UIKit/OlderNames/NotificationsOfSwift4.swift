public import Foundation

extension NSNotification.Name {
    /// The name of `UIResponder.keyboardWillShowNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillShowNotification")
    @preconcurrency @MainActor
    public static var UIKeyboardWillShow: NSNotification.Name { UIResponder.keyboardWillShowNotification }
    /// The name of `UIResponder.keyboardDidShowNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidShowNotification")
    @preconcurrency @MainActor
    public static var UIKeyboardDidShow: NSNotification.Name { UIResponder.keyboardDidShowNotification }
    /// The name of `UIResponder.keyboardWillHideNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillHideNotification")
    @preconcurrency @MainActor
    public static var UIKeyboardWillHide: NSNotification.Name { UIResponder.keyboardWillHideNotification }
    /// The name of `UIResponder.keyboardDidHideNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidHideNotification")
    @preconcurrency @MainActor
    public static var UIKeyboardDidHide: NSNotification.Name { UIResponder.keyboardDidHideNotification }
    /// The name of `UIResponder.keyboardWillChangeFrameNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardWillChangeFrameNotification")
    @preconcurrency @MainActor
    public static var UIKeyboardWillChangeFrame: NSNotification.Name { UIResponder.keyboardWillChangeFrameNotification }
    /// The name of `UIResponder.keyboardDidChangeFrameNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIResponder.keyboardDidChangeFrameNotification")
    @preconcurrency @MainActor
    public static var UIKeyboardDidChangeFrame: NSNotification.Name { UIResponder.keyboardDidChangeFrameNotification }
    /// The name of `UIApplication.didBecomeActiveNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didBecomeActiveNotification")
    @preconcurrency @MainActor
    public static var UIApplicationDidBecomeActive: NSNotification.Name { UIApplication.didBecomeActiveNotification }
    /// The name of `UIApplication.willResignActiveNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willResignActiveNotification")
    @preconcurrency @MainActor
    public static var UIApplicationWillResignActive: NSNotification.Name { UIApplication.willResignActiveNotification }
    /// The name of `UIApplication.didEnterBackgroundNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didEnterBackgroundNotification")
    @preconcurrency @MainActor
    public static var UIApplicationDidEnterBackground: NSNotification.Name {
        UIApplication.didEnterBackgroundNotification
    }
    /// The name of `UIApplication.willEnterForegroundNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willEnterForegroundNotification")
    @preconcurrency @MainActor
    public static var UIApplicationWillEnterForeground: NSNotification.Name {
        UIApplication.willEnterForegroundNotification
    }
    /// The name of `UIApplication.willTerminateNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.willTerminateNotification")
    @preconcurrency @MainActor
    public static var UIApplicationWillTerminate: NSNotification.Name { UIApplication.willTerminateNotification }
    /// The name of `UIApplication.didFinishLaunchingNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didFinishLaunchingNotification")
    @preconcurrency @MainActor
    public static var UIApplicationDidFinishLaunching: NSNotification.Name {
        UIApplication.didFinishLaunchingNotification
    }
    /// The name of `UIApplication.didReceiveMemoryWarningNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didReceiveMemoryWarningNotification")
    @preconcurrency @MainActor
    public static var UIApplicationDidReceiveMemoryWarning: NSNotification.Name {
        UIApplication.didReceiveMemoryWarningNotification
    }
    /// The name of `UIApplication.userDidTakeScreenshotNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.userDidTakeScreenshotNotification")
    @preconcurrency @MainActor
    public static var UIApplicationUserDidTakeScreenshot: NSNotification.Name {
        UIApplication.userDidTakeScreenshotNotification
    }
    /// The name of `UIApplication.didChangeStatusBarOrientationNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarOrientationNotification")
    @preconcurrency @MainActor
    public static var UIApplicationDidChangeStatusBarOrientation: NSNotification.Name {
        UIApplication.didChangeStatusBarOrientationNotification
    }
    /// The name of `UIApplication.didChangeStatusBarFrameNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIApplication.didChangeStatusBarFrameNotification")
    @preconcurrency @MainActor
    public static var UIApplicationDidChangeStatusBarFrame: NSNotification.Name {
        UIApplication.didChangeStatusBarFrameNotification
    }
    /// The name of `UIContentSizeCategory.didChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIContentSizeCategory.didChangeNotification")
    @preconcurrency @MainActor
    public static var UIContentSizeCategoryDidChange: NSNotification.Name {
        UIContentSizeCategory.didChangeNotification
    }
    /// The name of `UIDevice.orientationDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.orientationDidChangeNotification")
    @preconcurrency @MainActor
    public static var UIDeviceOrientationDidChange: NSNotification.Name { UIDevice.orientationDidChangeNotification }
    /// The name of `UIDevice.batteryLevelDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryLevelDidChangeNotification")
    @preconcurrency @MainActor
    public static var UIDeviceBatteryLevelDidChange: NSNotification.Name { UIDevice.batteryLevelDidChangeNotification }
    /// The name of `UIDevice.batteryStateDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIDevice.batteryStateDidChangeNotification")
    @preconcurrency @MainActor
    public static var UIDeviceBatteryStateDidChange: NSNotification.Name { UIDevice.batteryStateDidChangeNotification }
    /// The name of `UITextField.textDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidChangeNotification")
    @preconcurrency @MainActor
    public static var UITextFieldTextDidChange: NSNotification.Name { UITextField.textDidChangeNotification }
    /// The name of `UITextField.textDidBeginEditingNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidBeginEditingNotification")
    @preconcurrency @MainActor
    public static var UITextFieldTextDidBeginEditing: NSNotification.Name {
        UITextField.textDidBeginEditingNotification
    }
    /// The name of `UITextField.textDidEndEditingNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextField.textDidEndEditingNotification")
    @preconcurrency @MainActor
    public static var UITextFieldTextDidEndEditing: NSNotification.Name { UITextField.textDidEndEditingNotification }
    /// The name of `UITextView.textDidChangeNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidChangeNotification")
    @preconcurrency @MainActor
    public static var UITextViewTextDidChange: NSNotification.Name { UITextView.textDidChangeNotification }
    /// The name of `UITextView.textDidBeginEditingNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidBeginEditingNotification")
    @preconcurrency @MainActor
    public static var UITextViewTextDidBeginEditing: NSNotification.Name { UITextView.textDidBeginEditingNotification }
    /// The name of `UITextView.textDidEndEditingNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UITextView.textDidEndEditingNotification")
    @preconcurrency @MainActor
    public static var UITextViewTextDidEndEditing: NSNotification.Name { UITextView.textDidEndEditingNotification }
    /// The name of `UIWindow.didBecomeKeyNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeKeyNotification")
    @preconcurrency @MainActor
    public static var UIWindowDidBecomeKey: NSNotification.Name { UIWindow.didBecomeKeyNotification }
    /// The name of `UIWindow.didBecomeVisibleNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIWindow.didBecomeVisibleNotification")
    @preconcurrency @MainActor
    public static var UIWindowDidBecomeVisible: NSNotification.Name { UIWindow.didBecomeVisibleNotification }
    /// The name of `UIPasteboard.changedNotification` before Swift 4.2.
    @available(swift, obsoleted: 4.2, renamed: "UIPasteboard.changedNotification")
    @preconcurrency @MainActor
    public static var UIPasteboardChanged: NSNotification.Name { UIPasteboard.changedNotification }
}
