import Foundation

extension AppearanceProperty {
    /// The properties that views adopt from appearance proxies.
    static let all: [AppearanceProperty] = views + texts + controls + bars + lists

    private static let views = [
        AppearanceProperty(\UIView.backgroundColor),
        AppearanceProperty(
            { (view: UIView) in view.state.tint != nil }, { template, view in view.tintColor = template.state.tint }),
        AppearanceProperty(\UIView.alpha), AppearanceProperty(\UIView.contentMode),
        AppearanceProperty(\UIView.semanticContentAttribute), AppearanceProperty(\UIView.isExclusiveTouch),
        AppearanceProperty(\UIScrollView.indicatorStyle), AppearanceProperty(\UIScrollView.keyboardDismissMode),
        AppearanceProperty(\UIScrollView.contentInsetAdjustmentBehavior),
        AppearanceProperty(\UIScrollView.showsVerticalScrollIndicator),
        AppearanceProperty(\UIScrollView.showsHorizontalScrollIndicator),
    ]

    private static let texts = [
        AppearanceProperty(
            { (label: UILabel) in label.textState.isFontSaid },
            { template, label in label.takeStyle { $0.takeFont(of: template.textState) } }),
        AppearanceProperty(
            { (label: UILabel) in label.textState.isColorSaid },
            { template, label in label.takeStyle { $0.takeColor(of: template.textState) } }),
        AppearanceProperty(\UILabel.textAlignment), AppearanceProperty(\UILabel.numberOfLines),
        AppearanceProperty(\UILabel.lineBreakMode), AppearanceProperty(\UILabel.shadowColor),
        AppearanceProperty(\UILabel.shadowOffset), AppearanceProperty(\UILabel.highlightedTextColor),
        AppearanceProperty(\UILabel.adjustsFontForContentSizeCategory),
        AppearanceProperty(\UITextField.font), AppearanceProperty(\UITextField.textColor),
        AppearanceProperty(\UITextField.textAlignment), AppearanceProperty(\UITextField.borderStyle),
        AppearanceProperty(\UITextField.background), AppearanceProperty(\UITextField.clearButtonMode),
        AppearanceProperty(\UITextField.keyboardAppearance),
        AppearanceProperty(\UITextView.font), AppearanceProperty(\UITextView.textColor),
        AppearanceProperty(\UITextView.textAlignment), AppearanceProperty(\UITextView.textContainerInset),
        AppearanceProperty(\UITextView.keyboardAppearance),
    ]

    private static let controls = [
        AppearanceProperty(table: \UIButton.looks), AppearanceProperty(\UIButton.contentEdgeInsets),
        AppearanceProperty(\UIButton.titleEdgeInsets), AppearanceProperty(\UIButton.imageEdgeInsets),
        AppearanceProperty(\UISwitch.onTintColor), AppearanceProperty(\UISwitch.thumbTintColor),
        AppearanceProperty(\UISlider.minimumTrackTintColor), AppearanceProperty(\UISlider.maximumTrackTintColor),
        AppearanceProperty(\UISlider.thumbTintColor), AppearanceProperty(\UIProgressView.progressTintColor),
        AppearanceProperty(\UIProgressView.trackTintColor), AppearanceProperty(\UIPageControl.pageIndicatorTintColor),
        AppearanceProperty(\UIPageControl.currentPageIndicatorTintColor),
        AppearanceProperty(\UISegmentedControl.selectedSegmentTintColor),
        AppearanceProperty(table: \UISegmentedControl.attributes),
        AppearanceProperty(\UIActivityIndicatorView.style), AppearanceProperty(\UIActivityIndicatorView.color),
    ]

    private static let bars = [
        AppearanceProperty(\UINavigationBar.barStyle), AppearanceProperty(\UINavigationBar.isTranslucent),
        AppearanceProperty(\UINavigationBar.barTintColor), AppearanceProperty(\UINavigationBar.shadowImage),
        AppearanceProperty(\UINavigationBar.prefersLargeTitles),
        AppearanceProperty(optional: \UINavigationBar.titleTextAttributes),
        AppearanceProperty(optional: \UINavigationBar.largeTitleTextAttributes),
        AppearanceProperty(\UINavigationBar.backIndicatorImage),
        AppearanceProperty(\UINavigationBar.backIndicatorTransitionMaskImage),
        AppearanceProperty(table: \UINavigationBar.images),
        AppearanceProperty(
            { (bar: UINavigationBar) in bar.isAppearanceSaid },
            { template, bar in
                bar.standardAppearance = template.standardAppearance
                bar.isAppearanceSaid = false
            }),
        AppearanceProperty(optional: \UINavigationBar.compactAppearance),
        AppearanceProperty(optional: \UINavigationBar.scrollEdgeAppearance),
        AppearanceProperty(\UITabBar.barStyle), AppearanceProperty(\UITabBar.isTranslucent),
        AppearanceProperty(\UITabBar.barTintColor), AppearanceProperty(\UITabBar.unselectedItemTintColor),
        AppearanceProperty(\UITabBar.backgroundImage), AppearanceProperty(\UITabBar.selectionIndicatorImage),
        AppearanceProperty(\UITabBar.shadowImage),
        AppearanceProperty(
            { (bar: UITabBar) in bar.isAppearanceSaid },
            { template, bar in
                bar.standardAppearance = template.standardAppearance
                bar.isAppearanceSaid = false
            }),
        AppearanceProperty(optional: \UITabBar.scrollEdgeAppearance),
        AppearanceProperty(\UIToolbar.barStyle), AppearanceProperty(\UIToolbar.isTranslucent),
        AppearanceProperty(\UIToolbar.barTintColor),
        AppearanceProperty(\UISearchBar.barStyle), AppearanceProperty(\UISearchBar.isTranslucent),
        AppearanceProperty(\UISearchBar.barTintColor), AppearanceProperty(\UISearchBar.searchBarStyle),
        AppearanceProperty(\UISearchBar.backgroundImage), AppearanceProperty(\UISearchBar.keyboardAppearance),
    ]

    private static let lists = [
        AppearanceProperty(\UITableView.separatorStyle), AppearanceProperty(\UITableView.separatorColor),
        AppearanceProperty(\UITableView.separatorInset), AppearanceProperty(\UITableView.sectionIndexColor),
        AppearanceProperty(\UITableView.sectionIndexBackgroundColor),
        AppearanceProperty(\UITableViewCell.selectionStyle), AppearanceProperty(\UITableViewCell.accessoryType),
    ]
}
