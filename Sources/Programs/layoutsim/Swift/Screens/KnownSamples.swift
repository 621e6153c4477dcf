/// Values of Apple's types, as expressions of Swift.
enum KnownSamples {
    /// A window as apps give it to what shows their screens.
    private static let windowWithRoot =
        "{ let window = UIWindow(); window.rootViewController = UIViewController(); return window }()"

    /// The values by the names of types.
    static let values = [
        "Int": "1", "Int8": "1", "Int16": "1", "Int32": "1", "Int64": "1", "UInt": "1", "UInt8": "1", "UInt16": "1",
        "UInt32": "1", "UInt64": "1", "Double": "1", "Float": "1", "CGFloat": "1", "TimeInterval": "1",
        "Decimal": "1", "NSNumber": "1", "Bool": "false", "Character": "\"a\"", "Void": "()", "AnyObject": "NSObject()",
        "NSObject": "NSObject()", "URL": "URL(fileURLWithPath: \"/\")", "Data": "Data()", "UUID": "UUID()",
        "Date": "Date(timeIntervalSinceReferenceDate: 0)", "DateComponents": "DateComponents()",
        "IndexPath": "IndexPath(row: 0, section: 0)", "IndexSet": "IndexSet()", "Locale": "Locale.current",
        "Calendar": "Calendar.current", "TimeZone": "TimeZone.current", "DateFormatter": "DateFormatter()",
        "NumberFormatter": "NumberFormatter()", "JSONDecoder": "JSONDecoder()", "JSONEncoder": "JSONEncoder()",
        "Bundle": "Bundle.main", "UserDefaults": "UserDefaults.standard", "FileManager": "FileManager.default",
        "NotificationCenter": "NotificationCenter.default", "URLSession": "URLSession.shared",
        "DispatchQueue": "DispatchQueue.main", "OperationQueue": "OperationQueue.main",
        "CGRect": "CGRect(x: 0, y: 0, width: 100, height: 100)", "CGSize": "CGSize(width: 100, height: 100)",
        "CGPoint": "CGPoint.zero", "CGAffineTransform": "CGAffineTransform.identity",
        "UIEdgeInsets": "UIEdgeInsets.zero", "NSDirectionalEdgeInsets": "NSDirectionalEdgeInsets.zero",
        "UIImage": "(UIImage(systemName: \"photo\") ?? UIImage())",
        "UIColor": "UIColor.systemBlue", "UIFont": "UIFont.systemFont(ofSize: 17)",
        "UIView": "UIView()", "UILabel": "UILabel()", "UIButton": "UIButton()", "UIImageView": "UIImageView()",
        "UITableView": "UITableView()", "UITableView.Style": "UITableView.Style.plain",
        "UICollectionView": "UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
        "UICollectionViewLayout": "UICollectionViewFlowLayout()", "UIViewController": "UIViewController()",
        "UICollectionViewFlowLayout": "UICollectionViewFlowLayout()",
        "UINavigationController": "UINavigationController()", "UITabBarController": "UITabBarController()",
        "UIWindow": windowWithRoot, "UIApplication": "UIApplication.shared", "UIScreen": "UIScreen.main",
        "UIDevice": "UIDevice.current", "UITraitCollection": "UITraitCollection.current",
        "UIStatusBarStyle": "UIStatusBarStyle.default",
        "UIModalPresentationStyle": "UIModalPresentationStyle.automatic",
    ]
}
